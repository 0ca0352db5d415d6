/** Runs a function later. Tests replace it to control the time. */
export interface Timers {
  /** Calls `run` after `delay` milliseconds. The returned function cancels the call. */
  after(delay: number, run: () => void): () => void;
}

/** Timers of the platform (`setTimeout`). */
export const systemTimers: Timers = {
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
    };
  },
};
