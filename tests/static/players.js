// A page's end of the house in its worker, for tests: asks it and plays at its tables without showing them.
(() => {
  const text = async (path) => (await fetch(path)).text();

  class House {
    /** `script` is the worker's; bots and dice take `pace` seconds. */
    static async open(script, pace) {
      const page = new DOMParser().parseFromString(await text("./"), "text/html");
      const parts = JSON.parse(page.getElementById("parts").textContent);
      const house = new House(new Worker(script, { type: "module" }), parts, pace);
      await house.ready;
      return house;
    }

    constructor(worker, parts, pace) {
      Object.assign(this, { worker, answers: new Map(), count: 0, wake: () => {} });
      this.ready = new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }) => {
          if (data.say === "answer") this.answers.get(data.id)(data);
          if (data.say === "heard") this.wake();
          if (data.say === "ready") resolve();
          if (data.say === "broken") reject(new Error(data.why));
        };
      });
      worker.postMessage({ do: "open", parts, base: new URL("./", location.href).href, pace });
    }

    async ask(method, path, body) {
      const id = ++this.count;
      const said = await new Promise((resolve) => {
        this.answers.set(id, resolve);
        this.worker.postMessage({ do: "ask", id, method, path, body: typeof body === "string" ? body : JSON.stringify(body ?? {}) });
      });
      if (!said.ok) throw new Error(`${method} ${path}: ${said.text}`);
      return path.endsWith(".ludo") ? said.text : JSON.parse(said.text);
    }

    act(id, action) {
      return this.ask("POST", `/api/tables/${id}/actions`, action);
    }

    async lay(game, level, options = {}, seats = 2) {
      const plan = Array.from({ length: seats }, (_, i) => (i ? { kind: "bot", level } : { kind: "me" }));
      const { table } = await this.ask("POST", "/api/tables", { game, seats: plan, name: "Ada", options, advice: true });
      await this.act(table, { do: "stir", entropy: "ab".repeat(16) });
      this.worker.postMessage({ do: "dial", id: ++this.count, table, since: 0 });
      return table;
    }

    /** Any move whenever there is one, until the game is over, or a bot is seen at work; how long each took. */
    async play(id, untilBot = false) {
      const times = [];
      for (let dice = 12345; ; ) {
        const woken = new Promise((resolve) => (this.wake = resolve));
        const { table, frame } = await this.ask("GET", `/api/tables/${id}?since=100000`);
        if (table.state === "over") return { times, table, ply: frame.ply };
        const mine = (seat) => table.viewer.seats.includes(seat);
        dice = (dice * 1103515245 + 12345) % 0x7fffffff;
        if (untilBot && frame.to_move >= 0 && !mine(frame.to_move)) return { times };
        const start = performance.now();
        if (mine(frame.to_move) && frame.offers.length) await this.act(id, { do: "move", move: frame.offers[(dice >> 8) % frame.offers.length].move });
        else if (frame.to_move < 0 && mine(frame.thrower)) await this.act(id, { do: "throw" });
        else {
          await woken;
          continue;
        }
        times.push(performance.now() - start);
      }
    }
  }

  window.House = House;
})();
