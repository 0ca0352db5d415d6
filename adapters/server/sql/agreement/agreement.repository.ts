import { sql } from 'kysely';
import type { AgreementRepository } from '#core/backend/agreement/agreement.repository.port.ts';
import type { AgreementKind } from '#core/agreement/agreement-version.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

const NONE = { version: 0, text: '' };

const newestOf = (db: Pick<SqlTransaction, 'selectFrom'>, kind: AgreementKind) =>
  db
    .selectFrom('agreement_text')
    .select(['version', 'text'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(sql.lit(1));

/** Query for the current text and for every version with its publisher. */
const selectTexts = prepareRead((db, { kind }: { readonly kind: AgreementKind }) =>
  together({
    current: newestOf(db, kind),
    published: db
      .selectFrom('agreement_text as t')
      .leftJoin('portal_user as u', 'u.id', 't.published_by')
      .select(['t.version', 't.published_at', 'u.name'])
      .where('t.kind', '=', kind)
      .orderBy('t.version', 'desc'),
  }),
);

/**
 * Returns a repository that stores terms and privacy policies in the database, within the transaction `tx`. If nothing is
 * published, `newest` returns version 0 with an empty text.
 */
export const sqlAgreementRepository = (tx: SqlTransaction): AgreementRepository => ({
  newest: async (kind) => (await newestOf(tx, kind).executeTakeFirst()) ?? NONE,

  history: async (kind) => {
    const [found] = await selectTexts(tx, { kind });
    const { current: [current] = [], published = [] } = found ?? {};
    const versions = published.map((row) => ({
      version: row.version,
      publishedAt: isoInstant(row.published_at),
      publishedBy: row.name,
    }));
    return { ...(current ?? NONE), versions };
  },

  textOf: async (kind, version) => {
    const row = await tx
      .selectFrom('agreement_text')
      .select('text')
      .where('kind', '=', kind)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.text ?? null;
  },

  publish: async (kind, text, { after, by, at }) => {
    // Two concurrent publications insert the same version number, so that only one publication succeeds.
    const { rows } = await sql`
      insert into agreement_text (kind, version, text, published_at, published_by)
      select ${kind}::text, ${after + 1}::integer, ${text}::text, ${at}::bigint, ${by}::text
      where coalesce((select max(version) from agreement_text where kind = ${kind}), 0)
            = ${after}::integer
      on conflict do nothing
      returning version`.execute(tx);
    return rows.length === 1;
  },
});
