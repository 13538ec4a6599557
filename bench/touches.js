// What the measure of touches does inside the page: finds the next thing to touch for a move, and waits for its frame.
window.touches = (() => {
  const A_MOMENT = 400; // milliseconds, after which a touch that has sent nothing was no move
  const PATIENCE = 20_000;
  let stamped = 0;
  let start = 0;
  let sent = 0;
  let heard = 0;
  let waited = null;

  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given); // it hears before the page does, which shows the answer at once
      this.addEventListener("message", ({ data }) => data.say === "heard" && sent && (heard ||= performance.now()));
    }

    postMessage(message, ...more) {
      if (message?.do === "say" && /"do":"(move|throw)"/.test(message.text)) sent ||= performance.now();
      return super.postMessage(message, ...more);
    }
  };
  const left = (event) => ([stamped, start] = [event.timeStamp, performance.now()]);
  addEventListener("pointerup", left, { capture: true });

  const ply = () => document.querySelector(".board")?.dataset.ply;
  const sleep = (time) => new Promise((done) => setTimeout(() => done(null), time));
  const isThere = (thing) => thing?.checkVisibility({ visibilityProperty: true }) && !thing.disabled;
  const middleOf = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isOnTop = (thing) => {
    const found = document.elementFromPoint(...middleOf(thing));
    return found && (thing.contains(found) || found.contains(thing));
  };

  const KINDS = [".sheets button", ".dock .tools button.press", ".board .place.lit, .holder.lit", ".dock [data-step]"];

  /** Something that may be touched now: a card to be put away, else what confirms or throws, else what is lit. */
  function next() {
    for (const kind of KINDS) {
      const there = [...document.querySelectorAll(kind)].filter((thing) => isThere(thing) && isOnTop(thing));
      if (there.length) return middleOf(there[Math.floor(Math.random() * there.length)]);
    }
    return null;
  }

  /** Before a touch: from when the page is told that the finger has left until the move is sent, answered, on the board,
   * and painted there; then, from its time stamp until it was told. Null if it was no move. */
  function begin() {
    const before = ply();
    stamped = start = sent = heard = 0;
    const painted = new Promise((found) => {
      const watch = new MutationObserver(() => {
        if (ply() === before) return;
        watch.disconnect();
        const drawn = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => found(start && sent ? [...[sent, heard, drawn, performance.now()].map((time) => time - start), start - stamped] : null);
          port2.postMessage(null); // heard after this frame was painted
        });
      });
      watch.observe(document.body, { subtree: true, attributeFilter: ["data-ply"] });
    });
    const late = sleep(A_MOMENT).then(() => (sent ? sleep(PATIENCE) : null));
    waited = Promise.race([painted, late]);
  }

  const isOver = () => Boolean(document.querySelector(".end[role=dialog]"));
  return { next, begin, ended: () => waited, isOver };
})();
