import { FLOOD } from '#core/backend/signals/note-repeat.rule.ts';
import type { HistoryRow } from './history-row.ts';

/** Floods of repeated signals. Every index refers to the input rows. */
export interface Floods {
  /** Number of signals that the remaining row of each flood represents, keyed by the index of that row. */
  readonly times: ReadonlyMap<number, number>;
  /** Indexes of the rows that are merged into the remaining row of a flood. */
  readonly counted: ReadonlySet<number>;
}

/**
 * Finds repeated signals of one device that merge into one row, by the rule that the server applies to live signals
 * (domain guide 8 "Runaway"). `rows` must be sorted, oldest first.
 */
export const countFloods = (rows: readonly HistoryRow[]): Floods => {
  const times = new Map<number, number>();
  const counted = new Set<number>();
  const alike = new Map<string, { from: number; count: number; row: number | null }>();
  for (const [index, { siteNum, devNum, at, step }] of rows.entries()) {
    if (step.kind !== 'signal') continue;
    const key = `${siteNum} ${devNum} ${step.code} ${step.area} ${step.zone ?? step.user ?? ''}`;
    const known = alike.get(key);
    if (known === undefined || at - known.from > FLOOD.withinMs) {
      alike.set(key, { from: at, count: 1, row: null });
      continue;
    }
    known.count += 1;
    if (known.row !== null) counted.add(index);
    else if (known.count >= FLOOD.times) known.row = index;
    if (known.row !== null) times.set(known.row, known.count);
  }
  return { times, counted };
};
