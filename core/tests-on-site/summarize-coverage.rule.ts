import type { CoveredZone } from './test-coverage.schema.ts';

/** How much of a site was tested in a year. */
export interface CoverageSummary {
  readonly tested: number;
  /** Percent of all zones, rounded down, so that 100 means every zone; null without zones. */
  readonly percent: number | null;
  readonly untested: readonly CoveredZone[];
}

/** Sums up which zones were tested. */
export const summarizeCoverage = (zones: readonly CoveredZone[]): CoverageSummary => {
  const untested = zones.filter(({ testedAt }) => testedAt === null);
  const tested = zones.length - untested.length;
  return {
    tested,
    percent: zones.length === 0 ? null : Math.floor((tested / zones.length) * 100),
    untested,
  };
};
