/** Something that is done later, or again and again. Here alone the screens ask the browser for it. */
export class Timer {
  #stop: (() => void) | null = null;

  /** Does it once, `ms` milliseconds from now, in place of what was still to be done. */
  after(ms: number, run: () => void): void {
    this.stop();
    const timer = setTimeout(run, ms);
    this.#stop = () => clearTimeout(timer);
  }

  /** Does it every `ms` milliseconds until it is stopped; what is done already goes on. */
  every(ms: number, run: () => void): void {
    if (this.#stop !== null) return;
    const timer = setInterval(run, ms);
    this.#stop = () => clearInterval(timer);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
