/** Work beside the requests: looked for again and again, and at once when somebody knows of some. */
export interface RepeatedWork {
  /** Looks for work now; calls during a run make one more run. */
  wake(): void;
  start(): void;
  /** Ends after the piece that is under way. */
  stop(): Promise<void>;
}

/** Runs `work` every `everyMs` milliseconds and never twice at once; `work` asks `isStopping` between its pieces and catches what it throws. */
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
