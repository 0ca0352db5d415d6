import type { ScenarioTest } from './demo-technician.ts';
import type { LiveRow, LiveSite } from './live-rows.rule.ts';

/** A running scenario. */
export interface Play {
  readonly name: string;
  readonly sites: readonly LiveSite[];
  /** The remaining rows, in order. */
  readonly rows: readonly LiveRow[];
  /** Number of the alarm that its signals or the monitoring center opened; null before that. */
  readonly alarmNum: number | null;
  /** The test that its technician placed; null before that. */
  readonly test: ScenarioTest | null;
}

/** Maximum entries of one batch. */
const MOST = 500;

/** Returns the next due rows of the same kind, so that they are submitted together. Steps of a test are returned one at a time. */
export const dueRows = ({ rows }: Play, now: number): readonly LiveRow[] => {
  const [first] = rows;
  if (first === undefined || first.at > now) return [];
  const { kind } = first.step;
  const most = kind === 'test' ? 1 : MOST;
  const end = rows.findIndex(({ at, step }) => at > now || step.kind !== kind);
  return rows.slice(0, Math.min(most, end < 0 ? rows.length : end));
};
