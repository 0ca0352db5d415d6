import { sql, type Selectable } from 'kysely';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import type { ChainPart } from '#core/audit/audit-line.schema.ts';
import { anchorSeal, chainMac } from './audit-line.ts';
import { isoInstantOrNull } from '../instant.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { fromRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { AuditTable } from '../tables-records.ts';

/** Converts a stored line back into its audit entry. */
const toEntry = (row: Selectable<AuditTable>): AuditEntry =>
  fromRow(without(row, 'seq', 'key_id', 'mac'));

interface Link {
  readonly seq: number;
  readonly mac: string;
  readonly at: number | null;
}

const START: Link = { seq: 0, mac: '', at: null };

const upToAnchor = sql<number>`coalesce((select seq from audit_anchor), 0)`;

/** Query for the head, the start and the lowest line of the audit log, and for the lines after `after`, all in one snapshot. */
const selectPart = prepareRead((db, { after, limit }: { after: number; limit: number }) =>
  together({
    heads: db.selectFrom('audit_head').select(['seq', 'mac']),
    anchors: db.selectFrom('audit_anchor').selectAll(),
    lowest: db.selectFrom('audit').select('seq').orderBy('seq').limit(1),
    lines: db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>=', sql<number>`greatest(${after}::bigint, ${upToAnchor})`)
      .where('seq', '<=', sql<number>`greatest(${after}::bigint, ${upToAnchor}) + ${limit}::bigint`)
      .where('seq', '<=', (eb) => eb.selectFrom('audit_head').select('seq'))
      .orderBy('seq'),
  }),
);

type KeyOf = (keyId: string) => Buffer | undefined;
type Found = NonNullable<Awaited<ReturnType<typeof selectPart>>[number]>;

/**
 * Returns the chain link before the first stored line. Returns null if the seal of the link is invalid, or if lines exist
 * before the link.
 */
const beginning = ({ anchors: [anchor], lowest: [first] }: Found, keyOf: KeyOf): Link | null => {
  if (first !== undefined && first.seq <= (anchor?.seq ?? 0)) return null;
  if (anchor === undefined) return START;
  const key = keyOf(anchor.key_id);
  return key !== undefined && anchorSeal(key, anchor) === anchor.seal ? anchor : null;
};

/**
 * Verifies the chain after line `after`: at most `limit` lines, up to the head that the chain had at the start of the
 * verification. Lines removed after the retention period count as verified. `keyOf` returns a key by its id.
 */
export const checkChainPart = async (
  tx: SqlTransaction,
  keyOf: KeyOf,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ChainPart> => {
  const [found] = await selectPart(tx, { after, limit });
  const head = found?.heads[0];
  if (found === undefined || head === undefined) throw new Error('The record has no head.');
  const since = isoInstantOrNull(found.anchors[0]?.at ?? null);
  const part = (
    state: ChainPart['state'],
    { seq, at }: Pick<Link, 'seq' | 'at'>,
    reason: ChainPart['reason'] = null,
  ): ChainPart => ({ state, upTo: seq, at: isoInstantOrNull(at), reason, since });

  const begin = beginning(found, keyOf);
  if (begin === null) return part('broken', START, 'missing');
  let link: Link | undefined =
    after <= begin.seq ? begin : found.lines.find(({ seq }) => seq === after);
  if (link === undefined)
    return part('broken', { seq: Math.min(after, head.seq), at: null }, 'missing');
  const upTo = Math.min(head.seq, link.seq + limit);
  for (const row of found.lines) {
    if (row.seq <= link.seq) continue;
    if (row.seq !== link.seq + 1) return part('broken', link, 'missing');
    const key = keyOf(row.key_id);
    if (key === undefined || chainMac(key, link.mac, row.seq, toEntry(row)) !== row.mac)
      return part('broken', link, 'altered');
    link = { seq: row.seq, mac: row.mac, at: row.at };
  }
  if (link.seq < upTo) return part('broken', link, 'missing');
  if (link.seq < head.seq) return part('more', link);
  return head.mac === link.mac ? part('intact', link) : part('broken', link, 'altered');
};
