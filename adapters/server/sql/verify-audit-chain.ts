import type { Selectable } from 'kysely';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import { chainMac } from './audit-line.ts';
import type { Sql } from './schema.ts';
import type { AuditTable } from './tables-records.ts';

const PAGE = 1000;

/** Whether every line of the record is as it was written, or the first number at which it is not. */
export type AuditVerdict =
  | { readonly intact: true; readonly lines: number }
  | { readonly intact: false; readonly atSeq: number; readonly reason: 'altered' | 'missing' };

/** A stored line as the entry it was made of. */
export const toEntry = (row: Selectable<AuditTable>): AuditEntry => ({
  at: row.at,
  requestId: row.request_id,
  sessionId: row.session_id,
  subjectId: row.subject_id,
  actorId: row.actor_id,
  address: row.address,
  claimedIp: row.claimed_ip,
  operation: row.operation,
  target: row.target,
  result: row.result,
  detail: row.detail,
});

/** Recomputes the chain from its first line to its head; `keyOf` finds a key by its name. */
export const verifyAuditChain = async (
  database: Sql,
  keyOf: (keyId: string) => Buffer | undefined,
): Promise<AuditVerdict> => {
  let seq = 0;
  let mac = '';
  for (;;) {
    const page = await database
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const row of page) {
      if (row.seq !== seq + 1) return { intact: false, atSeq: seq + 1, reason: 'missing' };
      const key = keyOf(row.key_id);
      if (key === undefined || chainMac(key, mac, row.seq, toEntry(row)) !== row.mac)
        return { intact: false, atSeq: row.seq, reason: 'altered' };
      ({ seq, mac } = row);
    }
    if (page.length < PAGE) break;
  }
  const head = await database.selectFrom('audit_head').selectAll().executeTakeFirst();
  // A line appended while this ran moves the head on; one cut off leaves it behind.
  if (head === undefined || head.seq < seq) return { intact: false, atSeq: seq, reason: 'altered' };
  if (head.seq > seq) return { intact: false, atSeq: seq + 1, reason: 'missing' };
  return head.mac === mac
    ? { intact: true, lines: seq }
    : { intact: false, atSeq: seq, reason: 'altered' };
};
