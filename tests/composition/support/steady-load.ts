/** What came of a load. */
export interface LoadFigures {
  readonly asked: number;
  readonly perSecond: number;
  /** What was answered otherwise than expected, with how often. */
  readonly wrong: Readonly<Record<string, number>>;
  /** Milliseconds from the sending to the whole answer, rising. */
  readonly times: readonly number[];
}

/** One request and what comes of it: null as expected, else words for it. */
type Ask = (number: number) => Promise<string | null>;

/** So many people ask at most: a load that outgrows the machine waits, it does not pile up. */
const PEOPLE = 24;
/** However long the other side takes, the load ends. */
const MOST = 60_000;

/** Asks steadily, whatever the answers take, until it is told to stop. */
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
