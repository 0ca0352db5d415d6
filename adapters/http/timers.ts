/** Runs something later; the returned function cancels it. Handed in, so that tests own the time. */
export interface Timers {
  /** `delay` in milliseconds. */
  after(delay: number, run: () => void): () => void;
}

/** The timers of the machine. */
export const systemTimers: Timers = {
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
    };
  },
};
