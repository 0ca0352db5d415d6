/** A delayed or repeated task. Screens use browser timers only through this class. */
export class Timer {
  #stop: (() => void) | null = null;

  /** Runs a task once after `ms` milliseconds, replacing a pending task. */
  after(ms: number, run: () => void): void {
    this.stop();
    const timer = setTimeout(run, ms);
    this.#stop = () => clearTimeout(timer);
  }

  /** Runs a task every `ms` milliseconds until stopped. Does nothing if a repetition is already running. */
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
