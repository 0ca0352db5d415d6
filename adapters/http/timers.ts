/** Runs a function later. The returned function cancels it. Passed in, so that tests control the time. */
export interface Timers {
  /** `delay` in milliseconds. */
  after(delay: number, run: () => void): () => void;
}

/** The real timers of the platform. */
export const systemTimers: Timers = {
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
    };
  },
};
