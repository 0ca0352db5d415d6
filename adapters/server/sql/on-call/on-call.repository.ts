import { sql } from 'kysely';
import type {
  DueList,
  OnCallGroup,
  OnCallRepository,
  ReadFeed,
  StoredFeed,
} from '#core/backend/on-call/on-call.repository.port.ts';
import { readOverview, readPlan } from './read-on-call.ts';
import { happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { writeOnCall } from './write-on-call.ts';

const GROUP = sql`
  g.num as "siteGroupNum", g.name as "siteGroupName", g.time_zone as "timeZone",
  g.answering_service_enabled as enabled`;
const FEED = sql`
  f.id, f.site_group_num as "siteGroupNum", f.person_id as "personId", f.made_by as "madeBy", f.made_at as "madeAt"`;

/** SQL repository of on-call lists. */
export const sqlOnCallRepository = (tx: SqlTransaction): OnCallRepository => ({
  ...writeOnCall(tx),
  overview: (siteGroupNum, from, to) => readOverview(tx, siteGroupNum, from, to),
  plan: (listId, from, to) => readPlan(tx, listId, from, to),
  listsOf: (siteGroupNum) =>
    tx
      .selectFrom('on_call_list')
      .select(['id', 'name'])
      .where('site_group_num', '=', siteGroupNum)
      .where('deleted_at', 'is', null)
      .orderBy('position')
      .orderBy('name')
      .execute(),

  lock: async (siteGroupNum, digestAt) => {
    await sql`
      insert into on_call_group (site_group_num, digest_at)
      select num, ${digestAt}::bigint from site_group where num = ${siteGroupNum}::int
      on conflict do nothing`.execute(tx);
    const { rows } = await sql<OnCallGroup>`
      select ${GROUP} from on_call_group held join site_group g on g.num = held.site_group_num
       where held.site_group_num = ${siteGroupNum}::int for update of held`.execute(tx);
    return rows[0] ?? null;
  },

  changed: async (siteGroupNum, now) => {
    await sql`
      with moved as (update on_call_group set version = version + 1 where site_group_num = ${siteGroupNum}::int)
      update on_call_list set look_at = ${now}::bigint
       where site_group_num = ${siteGroupNum}::int and deleted_at is null`.execute(tx);
  },

  candidates: (siteGroupNum) =>
    tx
      .selectFrom('portal_user')
      .innerJoin('user_group', 'user_group.user_id', 'portal_user.id')
      .innerJoin('user_right', 'user_right.user_id', 'portal_user.id')
      .select(['portal_user.id', 'portal_user.name'])
      .where('user_group.site_group_num', '=', siteGroupNum)
      .where('user_right.name', '=', 'ansServiceBlockFlag')
      .where('portal_user.disabled', '=', false)
      .orderBy('portal_user.name')
      .orderBy('portal_user.id')
      .execute(),

  feeds: async (siteGroupNum) => {
    const { rows } = await sql<StoredFeed>`
      select ${FEED} from on_call_feed f
       where f.site_group_num = ${siteGroupNum}::int and f.revoked_at is null order by f.made_at, f.id`.execute(
      tx,
    );
    return rows;
  },

  addFeed: (feed) =>
    happened(
      tx
        .insertInto('on_call_feed')
        .values(toRow(feed))
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  revokeFeed: async (id, now) => {
    await tx
      .updateTable('on_call_feed')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  },

  feed: async (mark) => {
    const { rows } = await sql<ReadFeed>`
      select ${FEED}, held.version, g.time_zone as "timeZone"
        from on_call_feed f join on_call_group held on held.site_group_num = f.site_group_num
        join site_group g on g.num = f.site_group_num
       where f.mark = ${mark} and f.revoked_at is null and g.answering_service_enabled`.execute(tx);
    return rows[0] ?? null;
  },

  addTestPage: (page) =>
    happened(
      tx
        .insertInto('on_call_test_page')
        .values(toRow(page))
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  testPage: async (id, accountId) => {
    const row = await tx
      .selectFrom('on_call_test_page as page')
      .innerJoin('message', 'message.id', 'page.message_id')
      .select([
        'page.channel',
        'page.asked_at as askedAt',
        'message.state',
        'message.sent_at as sentAt',
      ])
      .where('page.id', '=', id)
      .where('page.account_id', '=', accountId)
      .executeTakeFirst();
    return row ?? null;
  },

  claimList: async (now) => {
    const { rows } = await sql<DueList>`
      select l.id as "listId", l.site_group_num as "siteGroupNum", l.told_until as "toldUntil",
             (select g.answering_service_enabled from site_group g where g.num = l.site_group_num) as enabled
        from on_call_list l where l.deleted_at is null and l.look_at <= ${now}::bigint
       order by l.look_at, l.id limit 1 for update skip locked`.execute(tx);
    return rows[0] ?? null;
  },

  notifiedHandoffs: async (listId, until, lookAt) => {
    await tx
      .updateTable('on_call_list')
      .set({ told_until: until, look_at: lookAt })
      .where('id', '=', listId)
      .execute();
  },

  claimDigest: async (now) => {
    const { rows } = await sql<OnCallGroup>`
      select ${GROUP} from on_call_group held join site_group g on g.num = held.site_group_num
       where held.digest_at <= ${now}::bigint
       order by held.digest_at, held.site_group_num limit 1 for update of held skip locked`.execute(
      tx,
    );
    return rows[0] ?? null;
  },

  digestAgainAt: async (siteGroupNum, at) => {
    await tx
      .updateTable('on_call_group')
      .set({ digest_at: at })
      .where('site_group_num', '=', siteGroupNum)
      .execute();
  },
});
