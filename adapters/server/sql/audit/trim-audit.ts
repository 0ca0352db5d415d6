import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { anchorSeal, type RemovedLine } from './audit-line.ts';
import { auditKeyId, keyFinder, sqlAuditRepository, type AuditKeys } from './audit.repository.ts';
import { checkChainPart } from './check-chain-part.ts';
import type { Sql, SqlTransaction } from '../schema.ts';

const DAY = 86400000;

/** Maximum number of lines removed per transaction, and of transactions per sweep. */
const TRIMMED = { atOnce: 2000, times: 50 } as const;

/** Advisory lock number with which servers take turns at trimming. It must be the same in every version. */
const TRIM_LOCK = 4280002;

/** The result of a trim: the number of removed lines, and the altered part that was kept, if any. */
export interface Trimmed {
  readonly lines: number;
  readonly broken: ChainPart | null;
}

/** Returns the time before which lines are removed, rounded to whole days (UTC), so that trimming is logged at most once a day. */
export const trimmedBefore = (now: number, keepDays: number): number =>
  Math.floor((now - keepDays * DAY) / DAY) * DAY;

/** Returns the last line before the first line that is not older than `before`. Considers only lines up to `upTo`, inclusive. */
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
 * Removes audit log lines older than `before`, part by part from the start. Verifies each part before removing it, and
 * stores the seal of its last line. Keeps an altered part and everything after it as evidence of tampering.
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
