// What is heard: wood, dice, paper and coins, made by the browser itself. Loaded when somebody has asked for sounds.
import type { Sound } from "./heard";
import { calm } from "./motion";

let context: AudioContext | undefined;

/** A knock, a rustle: noise through a filter, soon gone. */
function noise(audio: AudioContext, at: number, lasts: number, pitch: number, sharp: number, loud: number): void {
  const length = Math.ceil(audio.sampleRate * lasts);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: sharp });
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  source.start(at);
}

/** A coin, a bell: a tone that dies away. */
function tone(audio: AudioContext, at: number, lasts: number, pitch: number, loud: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: loud });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + lasts);
}

type Play = (audio: AudioContext, at: number) => void;

const wood: Play = (audio, at) => noise(audio, at, 0.09, 420, 4, 1.4);
const chord =
  (...pitches: number[]): Play =>
  (audio, at) =>
    pitches.forEach((pitch, i) => tone(audio, at + i * 0.12, 0.5, pitch, 0.12));

const PLAYS: Record<Sound, Play> = {
  wood,
  dice: (audio, at) => {
    const knocks = calm() ? [0] : [0, 0.07, 0.13, 0.22, 0.36, 0.45];
    for (const late of knocks) noise(audio, at + late, 0.05, 1100 + 500 * Math.random(), 3, 0.9);
  },
  paper: (audio, at) => noise(audio, at, 0.22, 3200, 0.7, 0.3),
  coin: (audio, at) => [2093, 2794].forEach((pitch, i) => tone(audio, at + i * 0.06, 0.3, pitch, 0.08)),
  turn: chord(523, 659),
  end: chord(523, 659, 784, 1047),
};

/** One after the other. A page that nobody has touched yet stays silent: browsers want a gesture first. */
export function play(sounds: Sound[]): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (context.state !== "running") return;
  const now = context.currentTime;
  sounds.forEach((sound, i) => PLAYS[sound](context!, now + 0.15 * i));
}

/** At the gesture that asks for sounds: the first one, as soon as the browser lets it be heard. */
export async function begin(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  play(["wood"]);
}
