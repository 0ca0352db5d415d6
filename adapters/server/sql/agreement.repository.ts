import { sql } from 'kysely';
import type { AgreementRepository } from '#core/backend/account.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { prepareRead, together } from './prepare-read.ts';
import type { SqlTransaction } from './schema.ts';

type Kind = 'terms' | 'privacy';

const NONE = { version: 0, text: '' };

const newestOf = (db: Pick<SqlTransaction, 'selectFrom'>, kind: Kind) =>
  db
    .selectFrom('agreement_text')
    .select(['version', 'text'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(sql.lit(1));

/** The policy as it stands, and every version with who published it. */
const selectPolicies = prepareRead((db) =>
  together({
    current: newestOf(db, 'privacy'),
    published: db
      .selectFrom('agreement_text as t')
      .leftJoin('portal_user as u', 'u.id', 't.published_by')
      .select(['t.version', 't.published_at', 'u.name'])
      .where('t.kind', '=', 'privacy')
      .orderBy('t.version', 'desc'),
  }),
);

/** Texts to agree to; version 0 with an empty text while none was published. */
export const sqlAgreementRepository = (tx: SqlTransaction): AgreementRepository => {
  const newest = async (kind: Kind): Promise<{ version: number; text: string }> =>
    (await newestOf(tx, kind).executeTakeFirst()) ?? NONE;

  return {
    terms: () => newest('terms'),

    privacyPolicy: () => newest('privacy'),

    policyHistory: async () => {
      const [found] = await selectPolicies(tx, {});
      const { current: [current] = [], published = [] } = found ?? {};
      const versions = published.map((row) => ({
        version: row.version,
        publishedAt: isoInstant(row.published_at),
        publishedBy: row.name,
      }));
      return { ...(current ?? NONE), versions };
    },

    policyText: async (version) => {
      const row = await tx
        .selectFrom('agreement_text')
        .select('text')
        .where('kind', '=', 'privacy')
        .where('version', '=', version)
        .executeTakeFirst();
      return row?.text ?? null;
    },

    publishPolicy: async (text, { after, by, at }) => {
      // Two at once aim at the same number, which one of them gets.
      const { rows } = await sql`
      insert into agreement_text (kind, version, text, published_at, published_by)
      select 'privacy', ${after + 1}::integer, ${text}, ${at}::bigint, ${by}
      where coalesce((select max(version) from agreement_text where kind = 'privacy'), 0)
            = ${after}::integer
      on conflict do nothing
      returning version`.execute(tx);
      return rows.length === 1;
    },
  };
};
