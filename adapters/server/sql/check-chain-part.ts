import type { Selectable } from 'kysely';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import type { ChainPart } from '#core/audit/audit-record.schema.ts';
import { chainMac } from './audit-line.ts';
import { isoInstantOrNull } from './instant.ts';
import { fromRow, without } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';
import type { AuditTable } from './tables-records.ts';

/** Lines of one statement. */
const PAGE = 1000;

/** A stored line as the entry it was made of. */
const toEntry = (row: Selectable<AuditTable>): AuditEntry =>
  fromRow(without(row, 'seq', 'key_id', 'mac'));

interface Link {
  readonly seq: number;
  readonly mac: string;
  readonly at: number | null;
}

const part = (state: ChainPart['state'], link: Link, reason: ChainPart['reason'] = null) => ({
  state,
  upTo: link.seq,
  at: isoInstantOrNull(link.at),
  reason,
});

const linkAt = async (tx: SqlTransaction, seq: number): Promise<Link | undefined> =>
  seq === 0
    ? { seq: 0, mac: '', at: null }
    : tx.selectFrom('audit').select(['seq', 'mac', 'at']).where('seq', '=', seq).executeTakeFirst();

/** Recomputes the chain after line `after` up to the head as it stands at the beginning, at most `limit` lines; `keyOf` finds a key by its name. */
export const checkChainPart = async (
  tx: SqlTransaction,
  keyOf: (keyId: string) => Buffer | undefined,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ChainPart> => {
  const head = await tx.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  let link = after > head.seq ? undefined : await linkAt(tx, after);
  if (link === undefined)
    return part('broken', { seq: Math.min(after, head.seq), mac: '', at: null }, 'missing');
  while (link.seq < head.seq && link.seq < after + limit) {
    const rows = await tx
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', link.seq)
      .where('seq', '<=', head.seq)
      .orderBy('seq')
      .limit(Math.min(PAGE, after + limit - link.seq))
      .execute();
    if (rows.length === 0) return part('broken', link, 'missing');
    for (const row of rows) {
      if (row.seq !== link.seq + 1) return part('broken', link, 'missing');
      const key = keyOf(row.key_id);
      if (key === undefined || chainMac(key, link.mac, row.seq, toEntry(row)) !== row.mac)
        return part('broken', link, 'altered');
      link = { seq: row.seq, mac: row.mac, at: row.at };
    }
  }
  if (link.seq < head.seq) return part('more', link);
  return head.mac === link.mac ? part('intact', link) : part('broken', link, 'altered');
};
