import { sql } from 'kysely';
import type { AuditTrail } from '#core/backend/audit.trail.port.ts';
import { boundedEntry, chainMac } from './audit-line.ts';
import { jsonText } from '../json-text.ts';
import type { SqlTransaction } from '../schema.ts';

/** The key new lines are chained with, and its name (`k1` unless said); it lives outside the database. */
export interface AuditKeys {
  readonly auditKey: Buffer;
  readonly auditKeyId?: string;
  /** Keys that older lines were chained with, by their names. */
  readonly olderKey?: (id: string) => Buffer | undefined;
}

/** The name of the key in use. */
export const auditKeyId = (keys: AuditKeys): string => keys.auditKeyId ?? 'k1';

/** Finds a key by its name, the one in use or an older one. */
export const keyFinder =
  (keys: AuditKeys) =>
  (id: string): Buffer | undefined =>
    id === auditKeyId(keys) ? keys.auditKey : keys.olderKey?.(id);

/** Appends to the chained record; locks its head, so it comes last in a transaction. */
export const sqlAuditTrail = (tx: SqlTransaction, keys: AuditKeys): AuditTrail => ({
  append: async (entry) => {
    const line = boundedEntry(entry);
    const head = await tx
      .selectFrom('audit_head')
      .select(['seq', 'mac'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const seq = head.seq + 1;
    const mac = chainMac(keys.auditKey, head.mac, seq, line);
    await sql`
      with head as (update audit_head set seq = ${seq}::bigint, mac = ${mac})
      insert into audit (seq, at, request_id, session_id, subject_id, actor_id, address, claimed_ip,
                         operation, target, result, detail, key_id, mac)
      values (${seq}, ${line.at}, ${line.requestId}, ${line.sessionId}, ${line.subjectId}, ${line.actorId},
              ${line.address}, ${line.claimedIp}, ${line.operation}, ${line.target}, ${line.result},
              ${jsonText(line.detail)}::jsonb, ${auditKeyId(keys)}, ${mac})`.execute(tx);
  },
});
