import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { anchorSeal, type RemovedLine } from './audit-line.ts';
import { auditKeyId, keyFinder, sqlAuditRepository, type AuditKeys } from './audit.repository.ts';
import { checkChainPart } from './check-chain-part.ts';
import type { Sql, SqlTransaction } from '../schema.ts';

const DAY = 86400000;

/** Lines removed in one transaction, and transactions of one sweep. */
const TRIMMED = { atOnce: 2000, times: 50 } as const;

/** An arbitrary lock number that must be the same in every version, because servers take turns on it. */
const TRIM_LOCK = 4280002;

/** The result of a trim: the number of removed lines, and the altered part of the audit log, which remains. */
export interface Trimmed {
  readonly lines: number;
  readonly broken: ChainPart | null;
}

/** Returns the instant before which lines are removed. It counts whole days (UTC), so that the audit log records a trim once a day. */
export const trimmedBefore = (now: number, keepDays: number): number =>
  Math.floor((now - keepDays * DAY) / DAY) * DAY;

/**
 * Returns the last of the lines at the start of the log that are all older than `before`, at most line `upTo`. A newer
 * line ends the removal, whatever the times of later lines.
 */
const lastOld = async (
  tx: SqlTransaction,
  before: number,
  upTo: number,
): Promise<RemovedLine | undefined> => {
  const { rows } = await sql<RemovedLine>`
    select seq, mac, at from audit
     where seq <= ${upTo}::bigint and seq < coalesce(
       (select min(young.seq) from audit young where young.seq <= ${upTo}::bigint and young.at >= ${before}::bigint),
       ${upTo}::bigint + 1)
     order by seq desc limit 1`.execute(tx);
  return rows[0];
};

const removeUpTo = async (
  tx: SqlTransaction,
  keys: AuditKeys,
  last: RemovedLine,
  now: number,
): Promise<number> => {
  const gone =
    await sql`delete from audit where seq <= ${last.seq}::bigint returning 1 as gone`.execute(tx);
  const anchor = { ...last, key_id: auditKeyId(keys), seal: anchorSeal(keys.auditKey, last) };
  await tx
    .insertInto('audit_anchor')
    .values({ id: 1, ...anchor })
    .onConflict((known) => known.column('id').doUpdateSet(anchor))
    .execute();
  await sqlAuditRepository(tx, keys).append({
    at: now,
    requestId: randomUUID(),
    address: 'server',
    claimedIp: null,
    sessionId: null,
    subjectId: null,
    actorId: null,
    operation: 'record.trim',
    target: `lines up to ${String(last.seq)}`,
    result: 'ok',
    detail: { lines: String(gone.rows.length), until: isoInstant(last.at) },
  });
  return gone.rows.length;
};

const trimOnce = async (
  tx: SqlTransaction,
  keys: AuditKeys,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<Trimmed> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(TRIM_LOCK)})`.execute(tx);
  const part = await checkChainPart(tx, keyFinder(keys), { after: 0, limit: TRIMMED.atOnce });
  if (part.state === 'broken') return { lines: 0, broken: part };
  const last = await lastOld(tx, before, part.upTo);
  return { lines: last === undefined ? 0 : await removeUpTo(tx, keys, last, now), broken: null };
};

/**
 * Removes lines of the audit log older than `before` from its start, part by part. Each part is checked, removed together
 * with storing the seal of its last line, from which the chain continues, and recorded in the audit log. An altered part
 * remains with all later lines, so that evidence of tampering never expires.
 */
export const trimAudit = async (
  database: Sql,
  keys: AuditKeys,
  times: { readonly before: number; readonly now: number },
): Promise<Trimmed> => {
  let lines = 0;
  for (let round = 0; round < TRIMMED.times; round += 1) {
    const trimmed = await database.transaction().execute((tx) => trimOnce(tx, keys, times));
    lines += trimmed.lines;
    if (trimmed.broken !== null) return { lines, broken: trimmed.broken };
    if (trimmed.lines === 0) break;
  }
  return { lines, broken: null };
};
