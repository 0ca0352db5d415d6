/** Counts and times of a load test. */
export interface LoadFigures {
  readonly asked: number;
  readonly perSecond: number;
  /** Maps each unexpected result to the number of times it occurred. */
  readonly wrong: Readonly<Record<string, number>>;
  /** Response times in milliseconds, ascending, from sending to the complete response. */
  readonly times: readonly number[];
}

/** Sends one request. Returns null if the result is as expected, otherwise a description. */
type Ask = (number: number) => Promise<string | null>;

/** Maximum number of concurrent requests. Any further request waits for a response to an earlier request. */
const PEOPLE = 24;
/** Milliseconds after which the load test ends in any case. */
const MOST = 60_000;

/** Sends requests at a steady rate, regardless of response times, until stopped. */
export const startLoad = (wanted: number, ask: Ask): { stop(): Promise<LoadFigures> } => {
  const wrong: Record<string, number> = {};
  const times: number[] = [];
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let asked = 0;
  const one = async (number: number): Promise<void> => {
    const from = performance.now();
    const outcome = await ask(number).catch((cause: unknown) => String(cause));
    if (outcome === null) times.push(performance.now() - from);
    else wrong[outcome] = (wrong[outcome] ?? 0) + 1;
  };
  const timer = setInterval(() => {
    const due = Math.min(((performance.now() - begun) * wanted) / 1000, MOST);
    while (asked < due && underWay.size < PEOPLE) {
      const work = one(asked).finally(() => underWay.delete(work));
      underWay.add(work);
      asked += 1;
    }
  }, 10);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      const perSecond = (asked * 1000) / (performance.now() - begun);
      return { asked, perSecond, wrong, times: times.toSorted((a, b) => a - b) };
    },
  };
};
