import { HOUR } from '../demo-time.ts';
import type { Span } from './history-row.ts';

/** Time kept free before and after each event at a site, in milliseconds. */
const APART = HOUR;

/** Reserves time spans per site, so that no two scenarios overlap. */
export interface Ledger {
  /** Reserves a span. Returns false if another reservation of the site is too close. */
  book(siteNum: number, span: Span): boolean;
  spans(siteNum: number): readonly Span[];
}

/** Creates an empty ledger. */
export const createLedger = (): Ledger => {
  const booked = new Map<number, Span[]>();
  return {
    book: (siteNum, { from, to }) => {
      const own = booked.get(siteNum) ?? [];
      if (own.some((span) => span.from - APART < to && span.to + APART > from)) return false;
      booked.set(siteNum, [...own, { from, to }]);
      return true;
    },
    spans: (siteNum) => booked.get(siteNum) ?? [],
  };
};
