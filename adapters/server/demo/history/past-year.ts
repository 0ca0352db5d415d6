import type { OperatorAction } from '#core/signals/operator-action.ts';
import { demoRandom } from '../demo-random.ts';
import { DEMO_TIME_ZONE } from '../demo-groups.ts';
import { finished, FULL, placesOf } from './demo-history.ts';
import { HISTORY_DAYS, type DraftRow, type HistoryRow, type HistoryWorld } from './history-row.ts';
import { createLedger } from './ledger.ts';
import { pastCases } from './past-cases.ts';
import { wallDays } from './wall-days.ts';

/**
 * The alarms before the last thirty days that home screens compare: the weeks before, and the same weeks a year earlier,
 * when there were a fifth more and operators were slower.
 */
const WEEKS = [
  { since: 84, until: HISTORY_DAYS + 1, perDay: 13, slower: 1 },
  { since: 448, until: 364 - 6, perDay: 16, slower: 1.25 },
] as const;

/** Number of the first case. Case numbers are lower than those of the last thirty days. */
const FIRST = -4000;

/** The steps of these alarms that reports measure. The others are not stored, which keeps the first start short. */
const MEASURED: ReadonlySet<string> = new Set<OperatorAction>([
  'Picked up',
  'Dispatched',
  'Responder on scene',
  'Full clear',
]);
const isLater = ({ step }: DraftRow): boolean =>
  step.kind === 'operator' && MEASURED.has(step.action);

/** What somebody armed or disarmed before a zone reported is not why there was an alarm. */
const isRaising = ({ step }: DraftRow): boolean =>
  step.kind === 'signal' && step.zone !== undefined;

/** Returns the rows of the alarms of earlier weeks, oldest first. */
export const pastYear = (world: HistoryWorld, now: number, seed: number): readonly HistoryRow[] => {
  const random = demoRandom(seed ^ 0x364);
  const telling = { random, now, days: wallDays(now, DEMO_TIME_ZONE) };
  const places = placesOf(world);
  const ledger = createLedger();
  const share = Math.min(1, world.sites.length / FULL.sites);
  const drafts = WEEKS.flatMap(({ since, until, perDay, slower }, index) => {
    const wanted = Math.round((since - until) * perDay * share);
    const rows = pastCases(telling, places, ledger, wanted, FIRST + index * 2000, { since, until });
    const begins = new Map<number | null, number>();
    return rows.flatMap((row) => {
      const from = begins.get(row.caseNum);
      if (from === undefined) {
        if (!isRaising(row)) return [];
        begins.set(row.caseNum, row.at);
        return [row];
      }
      return isLater(row) ? [{ ...row, at: from + Math.round((row.at - from) * slower) }] : [];
    });
  });
  return finished(world, drafts);
};
