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

export interface SweepPorts {
  readonly database: Pick<Database, 'kysely' | 'engine'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Retention period of the audit log in days, and the keys of its hash chain. */
  readonly auditLog: { readonly keepDays: number | null; readonly keys: AuditKeys };
}

/** Deletes audit log lines older than the retention period. Reports an altered line and keeps it. */
const trimAuditLog = async ({ database, clock, log, auditLog }: SweepPorts): Promise<void> => {
  const { keepDays, keys } = auditLog;
  if (keepDays === null) return;
  const now = clock.now();
  const before = trimmedBefore(now, keepDays);
  const { broken } = await trimAudit(database.kysely, keys, { before, now });
  if (broken !== null)
    log.error('record not trimmed', { line: broken.upTo + 1, problem: broken.reason });
};

/**
 * Runs housekeeping every ten minutes: removes dead rows, discloses withheld signals after their period, and trims the
 * audit log. On the embedded database, also vacuums and analyzes. Returns a function that stops housekeeping.
 */
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
