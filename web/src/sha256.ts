// SHA-256 and HMAC for pages without Web Crypto: browsers keep it from plain http addresses on a local network.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const ROUND = primes(64).map((p) => fraction(Math.cbrt(p)));
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): DataView {
  const block = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(block.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(block.length - 4, bytes.length << 3);
  return view;
}

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes);
  const hash = Uint32Array.from(START);
  for (let at = 0; at < view.byteLength; at += 64) mix(hash, view, at);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function mix(hash: Uint32Array, view: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > 64 ? sha256(key) : key;
  const pad = (byte: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (short[i] ?? 0) ^ byte);
  const join = (a: Uint8Array, b: Uint8Array): Uint8Array => Uint8Array.from([...a, ...b]);
  return sha256(join(pad(0x5c), sha256(join(pad(0x36), message))));
}
