import { sql } from 'kysely';
import type { AuditTrail } from '#core/backend/audit.trail.port.ts';
import { boundedEntry, chainMac } from './audit-line.ts';
import { jsonText } from '../json-text.ts';
import { toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** The hash chain key for new lines and its id (default `k1`). The key is stored outside the database. */
export interface AuditKeys {
  readonly auditKey: Buffer;
  readonly auditKeyId?: string;
  /** Returns an older key by its id. */
  readonly olderKey?: (id: string) => Buffer | undefined;
}

/** Returns the id of the current key. */
export const auditKeyId = (keys: AuditKeys): string => keys.auditKeyId ?? 'k1';

/** Returns a function that returns the current or an older key by its id. */
export const keyFinder =
  (keys: AuditKeys) =>
  (id: string): Buffer | undefined =>
    id === auditKeyId(keys) ? keys.auditKey : keys.olderKey?.(id);

/** Appends entries to the hash-chained audit log. Must be the last step of a transaction, because appending locks the head of the chain. */
export const sqlAuditRepository = (tx: SqlTransaction, keys: AuditKeys): AuditTrail => ({
  append: async (...entries) => {
    if (entries.length === 0) return;
    let head = await tx
      .selectFrom('audit_head')
      .select(['seq', 'mac'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const rows: object[] = [];
    for (const entry of entries) {
      const line = boundedEntry(entry);
      const seq = head.seq + 1;
      head = { seq, mac: chainMac(keys.auditKey, head.mac, seq, line) };
      rows.push({ ...toRow(line), ...head, key_id: auditKeyId(keys) });
    }
    await sql`
      with head as (update audit_head set seq = ${head.seq}::bigint, mac = ${head.mac})
      insert into audit (seq, at, request_id, session_id, subject_id, actor_id, address, claimed_ip,
                         operation, target, result, detail, key_id, mac)
      select seq, at, request_id, session_id, subject_id, actor_id, address, claimed_ip,
             operation, target, result, detail, key_id, mac
        from jsonb_populate_recordset(null::audit, ${jsonText(rows)}::jsonb)`.execute(tx);
  },
});
