/** Background work that runs at intervals, and immediately when `wake` is called. */
export interface RepeatedWork {
  /** Runs the work now. Any number of calls during a run cause exactly one more run. */
  wake(): void;
  start(): void;
  /** Stops the work after the current item. */
  stop(): Promise<void>;
}

/** Runs `work` every `everyMs` milliseconds, never in parallel. `work` must check `isStopping` between items and catch its own errors. */
export const createRepeatedWork = (
  everyMs: number,
  work: (isStopping: () => boolean) => Promise<void>,
): RepeatedWork => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const wake = (): void => {
    if (stopped) return;
    if (running !== null) {
      again = true;
      return;
    }
    running = work(() => stopped).finally(() => {
      running = null;
      if (!again) return;
      again = false;
      wake();
    });
  };

  return {
    wake,
    start: () => {
      timer = setInterval(wake, everyMs);
      timer.unref();
      wake();
    },
    stop: async () => {
      stopped = true;
      again = false;
      if (timer !== null) clearInterval(timer);
      await running;
    },
  };
};
