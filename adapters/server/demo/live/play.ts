import type { ScenarioTest } from './demo-technician.ts';
import type { LiveRow, LiveSite } from './live-rows.rule.ts';

/** A running scenario. */
export interface Play {
  readonly name: string;
  readonly sites: readonly LiveSite[];
  /** The remaining rows, oldest first. */
  readonly rows: readonly LiveRow[];
  /** Number of the alarm that belongs to the scenario; null until one is opened. */
  readonly alarmNum: number | null;
  /** The test that belongs to the scenario; null until one is placed. */
  readonly test: ScenarioTest | null;
}

/** Maximum number of entries per batch. */
const MOST = 500;

/** Returns the next due rows that can be submitted together, which are all of the same kind. Returns test steps one at a time. */
export const dueRows = ({ rows }: Play, now: number): readonly LiveRow[] => {
  const [first] = rows;
  if (first === undefined || first.at > now) return [];
  const { kind } = first.step;
  const most = kind === 'test' ? 1 : MOST;
  const end = rows.findIndex(({ at, step }) => at > now || step.kind !== kind);
  return rows.slice(0, Math.min(most, end < 0 ? rows.length : end));
};
