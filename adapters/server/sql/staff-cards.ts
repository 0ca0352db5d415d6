import { sql } from 'kysely';
import type { StaffHome } from '#core/home/home.schema.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { sqlNoticeRepository } from './notice.repository.ts';
import type { SqlTransaction } from './schema.ts';

type Cards = Pick<StaffHome, 'banner' | 'news' | 'impersonations' | 'intake'>;

const openImpersonations = async (
  tx: SqlTransaction,
  now: number,
): Promise<Cards['impersonations']> => {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from impersonation
    where ended_at is null and ends_at > ${now}::bigint`.execute(tx);
  return rows[0] ?? null;
};

const newReports = async (tx: SqlTransaction): Promise<Cards['intake']> => {
  const { rows } = await sql<NonNullable<Cards['intake']>>`
    select count(*) filter (where kind = 'bug') as "newBugs",
           count(*) filter (where kind = 'feedback') as "newFeedback"
    from intake where status = 'New'`.execute(tx);
  return rows[0] ?? null;
};

/** What the cards of the staff's dashboard show, each for those with the right for what is behind it (domain guide 6.19). */
export const staffCards = async (
  tx: SqlTransaction,
  now: number,
  rights: ReadonlySet<string>,
): Promise<Cards> => ({
  banner: rights.has(STAFF_RIGHTS.banner) ? await sqlNoticeRepository(tx).statusBanner() : null,
  news: null,
  impersonations: rights.has(STAFF_RIGHTS.impersonate) ? await openImpersonations(tx, now) : null,
  intake: rights.has(STAFF_RIGHTS.support) ? await newReports(tx) : null,
});
