import { FLOOD } from '#core/backend/signals/note-repeat.rule.ts';
import type { HistoryRow } from './history-row.ts';

/** Floods among rows, by their place in the list. */
export interface Floods {
  /** How many signals the row that begins a flood stands for. */
  readonly times: ReadonlyMap<number, number>;
  /** Rows that are counted in it and have none of their own. */
  readonly counted: ReadonlySet<number>;
}

/** Puts what one device says again and again into one row, as the station does with signals of today (domain guide 8 "Runaway"). Rows come oldest first. */
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
