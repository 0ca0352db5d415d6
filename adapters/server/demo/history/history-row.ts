import type { DemoRandom } from '../demo-random.ts';
import type { DemoSite, DemoWorld } from '../demo-world.ts';
import type { Step, ScenarioSite, ScenarioStep } from '../scenarios/scenario.ts';
import type { WallDays } from './wall-days.ts';

/** The parts of the demo data from which the history is generated. */
export type HistoryWorld = Pick<DemoWorld, 'sites' | 'details' | 'contacts' | 'tests' | 'troubles'>;

/** One past event of a device. */
export interface HistoryRow {
  readonly siteNum: number;
  readonly devNum: number;
  readonly at: number;
  readonly step: Step;
  /** Number shared by all rows of one case; null for rows without a case. */
  readonly caseNum: number | null;
  /** Initials of the operator who handles the case; null if there is none. */
  readonly operator: string | null;
  /** True if the device was on test, so that no operator acted. */
  readonly onTest: boolean;
  /** The signal as received by the receiver; null if the row is not a signal. */
  readonly raw: string | null;
}

/** A history row without the properties that are computed last. */
export type DraftRow = Omit<HistoryRow, 'onTest' | 'raw'>;

export const HISTORY_DAYS = 30;

/** A time span with a special event at a site, during which no daily activity is generated. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A site with the data that the generators need repeatedly. */
export interface Place {
  readonly site: DemoSite;
  readonly cast: ScenarioSite;
  /** Time of the main device's last signal. */
  readonly until: number;
  /** Time of the last opening or closing of the main area. */
  readonly opensUntil: number;
}

/** The input that all history generators share. */
export interface HistoryInput {
  readonly random: DemoRandom;
  readonly now: number;
  readonly days: WallDays;
}

/** Builds rows of one device that belong to no case. */
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

/** Returns true if a time or time span overlaps one of the spans. */
export const isBusy = (spans: readonly Span[], from: number, to = from): boolean =>
  spans.some((span) => to >= span.from && from <= span.to);
