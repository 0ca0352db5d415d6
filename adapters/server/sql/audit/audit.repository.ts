import { sql } from 'kysely';
import type { AuditTrail } from '#core/backend/audit.trail.port.ts';
import { boundedEntry, chainMac } from './audit-line.ts';
import { jsonText } from '../json-text.ts';
import { toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** The key of the hash chain for new lines, and its id (`k1` by default). The key is stored outside the database. */
export interface AuditKeys {
  readonly auditKey: Buffer;
  readonly auditKeyId?: string;
  /** Finds the key of older lines by its id. */
  readonly olderKey?: (id: string) => Buffer | undefined;
}

/** Returns the id of the current key. */
export const auditKeyId = (keys: AuditKeys): string => keys.auditKeyId ?? 'k1';

/** Returns a function that finds a key by its id, either the current one or an older one. */
export const keyFinder =
  (keys: AuditKeys) =>
  (id: string): Buffer | undefined =>
    id === auditKeyId(keys) ? keys.auditKey : keys.olderKey?.(id);

/** Appends to the chained audit log. It locks the head of the chain, so it must come last in a transaction. */
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
