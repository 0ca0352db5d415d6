import type { ScenarioTest } from './demo-technician.ts';
import type { LiveRow, LiveSite } from './live-rows.rule.ts';

/** A story that is being played. */
export interface Play {
  readonly name: string;
  readonly sites: readonly LiveSite[];
  /** What is still to be said, in its order. */
  readonly rows: readonly LiveRow[];
  /** The alarm its signals opened, or the centre; null before. */
  readonly alarmNum: number | null;
  /** The test its technician placed; null before. */
  readonly test: ScenarioTest | null;
}

/** Entries of one batch. */
const MOST = 500;

/** The next rows that are due and of one kind, so that they are handed in together; a test is changed by itself. */
export const dueRows = ({ rows }: Play, now: number): readonly LiveRow[] => {
  const [first] = rows;
  if (first === undefined || first.at > now) return [];
  const { kind } = first.step;
  const most = kind === 'test' ? 1 : MOST;
  const end = rows.findIndex(({ at, step }) => at > now || step.kind !== kind);
  return rows.slice(0, Math.min(most, end < 0 ? rows.length : end));
};
