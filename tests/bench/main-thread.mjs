/**
 * The fields of browser trace events that are used here. Times and durations are in microseconds; `tdur` is the duration
 * in CPU time.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/** @param {Buffer} trace @returns {readonly TraceEvent[]} */
export const readTrace = (trace) => JSON.parse(trace.toString('utf8')).traceEvents;

/**
 * Returns the CPU milliseconds that the page's main thread has used since the mark `press`: until the mark `screen`, until
 * the mark `whole`, and in total. A task counts if the task started before the mark.
 * @param {readonly TraceEvent[]} events
 */
export const busyBetween = (events) => {
  /** @param {string} name */
  const markOf = (name) => {
    const mark = events.find((event) => event.name === name && 'IRn'.includes(event.ph));
    if (mark === undefined) throw new Error(`The page did not get to "${name}"`);
    return mark;
  };
  const press = markOf('press');
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === press.pid && tid === press.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  /** @type {{ from: number, work: number }[]} */
  const tasks = [];
  // Counts only outermost tasks, because the trace may contain a task several times under nested names.
  let end = press.ts;
  for (const { ts, dur = 0, tdur = 0 } of own) {
    if (ts < end && ts + dur <= end) continue;
    tasks.push({ from: ts, work: tdur / 1000 });
    end = ts + dur;
  }
  /** @param {number} until */
  const busy = (until) =>
    tasks.filter(({ from }) => from < until).reduce((sum, { work }) => sum + work, 0);
  return {
    screen: busy(markOf('screen').ts),
    whole: busy(markOf('whole').ts),
    rest: busy(Infinity),
    longest: Math.max(...tasks.map(({ work }) => work)),
  };
};
