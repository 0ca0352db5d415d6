/** A countdown that can be paused with `hold`. */
export class Countdown {
  readonly #over: () => void;
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: { readonly millis: number; readonly over: () => void }) {
    this.#left = parts.millis;
    this.#over = parts.over;
  }

  run(): void {
    this.hold();
    this.#since = performance.now();
    this.#timer = setTimeout(this.#over, Math.max(0, this.#left));
  }

  hold(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#left -= performance.now() - this.#since;
  }
}
