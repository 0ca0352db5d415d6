import type { Clock } from '#core/kernel/clock.port.ts';
import type { Log } from '../http/log.ts';
import { analyzeGrown } from '../sql/analyze-grown.ts';
import type { Database } from '../sql/open-database.ts';
import type { AuditKeys } from '../sql/audit/audit.repository.ts';
import { shortenLog } from '../sql/shorten-log.ts';
import { sweep } from '../sql/sweep.ts';
import { vacuumWorn } from '../sql/vacuum-worn.ts';
import { tellHeldBack } from '../sql/signals/tell-held-back.ts';
import { trimAudit, trimmedBefore } from '../sql/audit/trim-audit.ts';

const EVERY_MS = 10 * 60000;

/** What the sweep is plugged into. */
export interface SweepPorts {
  readonly database: Pick<Database, 'kysely' | 'engine'>;
  readonly clock: Clock;
  readonly log: Log;
  /** For how many days the record is kept, and the keys it is chained with. */
  readonly record: { readonly keepDays: number | null; readonly keys: AuditKeys };
}

/** Lets lines of the record go that were kept long enough; one that is not as it was written is told and stays. */
const trimRecord = async ({ database, clock, log, record }: SweepPorts): Promise<void> => {
  const { keepDays, keys } = record;
  if (keepDays === null) return;
  const now = clock.now();
  const before = trimmedBefore(now, keepDays);
  const { broken } = await trimAudit(database.kysely, keys, { before, now });
  if (broken !== null)
    log.error('record not trimmed', { line: broken.upTo + 1, problem: broken.reason });
};

/** Removes dead rows every ten minutes, never during a start, tells what was held back long enough, trims the record, and frees the room of dead rows, counts grown tables and shortens the log for the engine that does none of it by itself; answers how to stop it. */
export const sweepRegularly = (ports: SweepPorts): (() => void) => {
  const { database, clock, log } = ports;
  const tidy = async (): Promise<void> => {
    await sweep(database.kysely, clock.now());
    await tellHeldBack(database.kysely, clock.now());
    await trimRecord(ports);
    if (database.engine !== 'embedded') return;
    await vacuumWorn(database.kysely);
    await analyzeGrown(database.kysely);
    await shortenLog(database.kysely);
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => {
      log.error('housekeeping failed', { problem: String(error) });
    });
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
};
