import type { Clock } from '#core/kernel/clock.port.ts';
import type { Log } from '../http/log.ts';
import { analyzeGrown } from '../sql/analyze-grown.ts';
import type { Database } from '../sql/open-database.ts';
import type { AuditKeys } from '../sql/audit/audit.repository.ts';
import { shortenLog } from '../sql/shorten-log.ts';
import { sweep } from '../sql/sweep.ts';
import { vacuumTables } from '../sql/vacuum-tables.ts';
import { notifyHeldBack } from '../sql/signals/notify-held-back.ts';
import { trimAudit, trimmedBefore } from '../sql/audit/trim-audit.ts';

const EVERY_MS = 10 * 60000;

/** What the sweep is plugged into. */
export interface SweepPorts {
  readonly database: Pick<Database, 'kysely' | 'engine'>;
  readonly clock: Clock;
  readonly log: Log;
  /** For how many days the audit log is kept, and the keys it is chained with. */
  readonly record: { readonly keepDays: number | null; readonly keys: AuditKeys };
}

/** Lets lines of the audit log go that were kept long enough; one that is not as it was written is told and stays. */
const trimAuditLog = async ({ database, clock, log, record }: SweepPorts): Promise<void> => {
  const { keepDays, keys } = record;
  if (keepDays === null) return;
  const now = clock.now();
  const before = trimmedBefore(now, keepDays);
  const { broken } = await trimAudit(database.kysely, keys, { before, now });
  if (broken !== null)
    log.error('record not trimmed', { line: broken.upTo + 1, problem: broken.reason });
};

/** Removes dead rows every ten minutes, never during a start, tells what was held back long enough, trims the audit log, and frees the room of dead rows, counts grown tables and shortens the log for the engine that does none of it by itself; answers how to stop it. */
export const sweepRegularly = (ports: SweepPorts): (() => void) => {
  const { database, clock, log } = ports;
  const tidy = async (): Promise<void> => {
    await sweep(database.kysely, clock.now());
    await notifyHeldBack(database.kysely, clock.now());
    await trimAuditLog(ports);
    if (database.engine !== 'embedded') return;
    await vacuumTables(database.kysely);
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
