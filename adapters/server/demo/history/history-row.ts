import type { DemoRandom } from '../demo-random.ts';
import type { DemoSite, DemoWorld } from '../demo-world.ts';
import type { Step, ScenarioSite, ScenarioStep } from '../scenarios/scenario.ts';
import type { WallDays } from './wall-days.ts';

/** What the past is made of. */
export type HistoryWorld = Pick<DemoWorld, 'sites' | 'details' | 'contacts' | 'tests' | 'troubles'>;

/** One thing that happened at a device. */
export interface HistoryRow {
  readonly siteNum: number;
  readonly devNum: number;
  readonly at: number;
  readonly step: Step;
  /** Rows of one case share its number: its first signal, or its timer test or closing that failed, opened the alarm its operator works. Null for what opens none. */
  readonly caseNum: number | null;
  /** Initials of who works the case. */
  readonly operator: string | null;
  /** A test was running; nobody acted. */
  readonly onTest: boolean;
  /** What the receiver got; null where it is no signal. */
  readonly raw: string | null;
}

/** A row before it is known how it was sent. */
export type DraftRow = Omit<HistoryRow, 'onTest' | 'raw'>;

/** Thirty days back. */
export const HISTORY_DAYS = 30;

/** A time in which something else happens at a site, so that daily life leaves it alone. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A site with what is asked of it again and again. */
export interface Place {
  readonly site: DemoSite;
  readonly cast: ScenarioSite;
  /** When its main device was heard last: what the world shows of it is told by itself. */
  readonly until: number;
  /** When its main area was opened or closed last. */
  readonly opensUntil: number;
}

/** What every part of the past is drawn from. */
export interface HistoryInput {
  readonly random: DemoRandom;
  readonly now: number;
  readonly days: WallDays;
}

/** Rows of a device that are no part of a case. */
export const plainRows = (
  siteNum: number,
  devNum: number,
  from: number,
  steps: readonly ScenarioStep[],
): readonly DraftRow[] =>
  steps.map(({ afterMs, step }) => ({
    siteNum,
    devNum,
    at: from + afterMs,
    step,
    caseNum: null,
    operator: null,
  }));

/** Whether a time touches one of the spans. */
export const isBusy = (spans: readonly Span[], from: number, to = from): boolean =>
  spans.some((span) => to >= span.from && from <= span.to);
