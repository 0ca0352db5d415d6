/** A delayed or repeated task. Screens use only this class for timers of the browser. */
export class Timer {
  #stop: (() => void) | null = null;

  /** Runs a task once after `ms` milliseconds, replacing any pending one. */
  after(ms: number, run: () => void): void {
    this.stop();
    const timer = setTimeout(run, ms);
    this.#stop = () => clearTimeout(timer);
  }

  /** Runs a task every `ms` milliseconds until stopped. A running repetition continues unchanged. */
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
