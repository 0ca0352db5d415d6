import { HOUR } from '../demo-time.ts';
import type { Span } from './history-row.ts';

/** Hours kept free on both sides of what happens at a site. */
const APART = HOUR;

/** What is booked at each site, so that no two stories run into each other. */
export interface Ledger {
  /** False where something else is booked near it. */
  book(siteNum: number, span: Span): boolean;
  spans(siteNum: number): readonly Span[];
}

/** An empty ledger. */
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
