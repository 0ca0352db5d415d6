import type { CoveredZone } from './test-coverage.schema.ts';

/** How much of a site was tested in a year. */
export interface CoverageSummary {
  readonly tested: number;
  /** Percent of all zones, rounded, but 100 only if every zone was tested and 0 only if none was; null without zones. */
  readonly percent: number | null;
  readonly untested: readonly CoveredZone[];
}

const percentOf = (tested: number, all: number): number =>
  tested === 0 || tested === all
    ? (tested / all) * 100
    : Math.min(99, Math.max(1, Math.round((tested / all) * 100)));

/** Sums up which zones were tested. */
export const summarizeCoverage = (zones: readonly CoveredZone[]): CoverageSummary => {
  const untested = zones.filter(({ testedAt }) => testedAt === null);
  const tested = zones.length - untested.length;
  return {
    tested,
    percent: zones.length === 0 ? null : percentOf(tested, zones.length),
    untested,
  };
};
