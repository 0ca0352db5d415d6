import type { Selectable } from 'kysely';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import type { ChainPart } from '#core/audit/audit-record.schema.ts';
import { chainMac } from './audit-line.ts';
import { isoInstantOrNull } from './instant.ts';
import { prepareRead, together } from './prepare-read.ts';
import { fromRow, without } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';
import type { AuditTable } from './tables-records.ts';

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

const START: Link = { seq: 0, mac: '', at: null };

/** The head and the lines from one on, as they stood together. */
const selectPart = prepareRead((db, { from, upTo }: { from: number; upTo: number }) =>
  together({
    heads: db.selectFrom('audit_head').select(['seq', 'mac']),
    lines: db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>=', from)
      .where('seq', '<=', upTo)
      .where('seq', '<=', (eb) => eb.selectFrom('audit_head').select('seq'))
      .orderBy('seq'),
  }),
);

/** Recomputes the chain after line `after` up to the head as it stands at the beginning, at most `limit` lines; `keyOf` finds a key by its name. */
export const checkChainPart = async (
  tx: SqlTransaction,
  keyOf: (keyId: string) => Buffer | undefined,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ChainPart> => {
  const [found] = await selectPart(tx, { from: after, upTo: after + limit });
  const head = found?.heads[0];
  if (found === undefined || head === undefined) throw new Error('The record has no head.');
  const lines = found.lines.filter(({ seq }) => seq > after);
  let link: Link | undefined = after === 0 ? START : found.lines.find(({ seq }) => seq === after);
  if (link === undefined)
    return part('broken', { seq: Math.min(after, head.seq), mac: '', at: null }, 'missing');
  for (const row of lines) {
    if (row.seq !== link.seq + 1) return part('broken', link, 'missing');
    const key = keyOf(row.key_id);
    if (key === undefined || chainMac(key, link.mac, row.seq, toEntry(row)) !== row.mac)
      return part('broken', link, 'altered');
    link = { seq: row.seq, mac: row.mac, at: row.at };
  }
  if (link.seq < Math.min(head.seq, after + limit)) return part('broken', link, 'missing');
  if (link.seq < head.seq) return part('more', link);
  return head.mac === link.mac ? part('intact', link) : part('broken', link, 'altered');
};
