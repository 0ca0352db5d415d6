import { sql, type RawBuilder } from 'kysely';
import type {
  LockedRequest,
  RequestRepository,
  SiteCustomer,
} from '#core/backend/requests/request.repository.port.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { listConditions, listOrder, selectList } from '../list-sql.ts';
import {
  FROM_REQUESTS,
  inScope,
  REQUEST_ROW,
  requestListSql,
  requestRow,
  standingOf,
  WHOLE_REQUEST,
  wholeRequest,
  REQUESTED_COLUMNS,
  type WholeRequestRow,
} from './request-rows.ts';
import { happened } from '../row-names.ts';
import { cancellationOf, standingCancellation } from './site-cancellation.ts';
import type { SqlTransaction } from '../schema.ts';

const whole = async (
  tx: SqlTransaction,
  where: RawBuilder<unknown>,
): Promise<WholeRequestRow | null> => {
  const { rows } = await sql<WholeRequestRow>`
    select ${WHOLE_REQUEST} from ${FROM_REQUESTS} where ${where}`.execute(tx);
  return rows[0] ?? null;
};

const lockedOf = (row: WholeRequestRow, now: number): LockedRequest => ({
  request: wholeRequest(row, now),
  standing: standingOf(row),
  siteGroupNum: row.site_group_num,
  askedById: row.asked_by_id,
  withdrawn:
    row.withdrawn_at === null ? null : { by: row.withdrawn_by ?? '', at: row.withdrawn_at },
});

/** The SQL update of the site's state for each step of a cancellation. */
const SERVICE = {
  ending: sql`update site set state = 'cancelPending' where state = 'monitored' and num =`,
  goesOn: sql`update site set state = 'monitored' where state = 'cancelPending' and num =`,
  ended: sql`update site set state = 'cancelled' where num =`,
} as const;

/** SQL repository of requests and cancellations. */
export const sqlRequestRepository = (tx: SqlTransaction): RequestRepository => ({
  page: async (scope, query, { accountId, limit, offset }) => {
    const list = requestListSql(accountId);
    const { rows, total } = await selectList(tx, {
      columns: REQUEST_ROW,
      from: FROM_REQUESTS,
      where: sql`r.withdrawn_at is null and ${inScope(scope)} and ${listConditions(list, query)}`,
      order: listOrder(list, query.sort),
      limit,
      offset,
    });
    return { requests: rows.map(requestRow), total };
  },

  branches: async (scope) => {
    const { rows } = await sql<{ siteGroupNum: number; siteGroupName: string }>`
      select num as "siteGroupNum", name as "siteGroupName" from site_group
       where ${
         scope.kind === 'dealer'
           ? sql`num = any(${groupBranches(scope.siteGroupNum)})`
           : sql`exists (select from change_request r join site on site.num = r.site_num
                          where site.site_group_num = site_group.num and r.approved_at is not null)`
       } order by name, num`.execute(tx);
    return [...rows];
  },

  read: async (id, scope, now) => {
    const row = await whole(
      tx,
      sql`r.id = ${id}::uuid and r.withdrawn_at is null and ${inScope(scope)}`,
    );
    return row === null ? null : wholeRequest(row, now);
  },

  bySite: async (ids) => {
    const { rows } = await sql<{ readonly id: string }>`
      select id::text as id from change_request where id = any(${[...ids]}::uuid[])
       order by site_num, id`.execute(tx);
    return rows.map(({ id }) => id);
  },

  lock: async (id, scope, now) => {
    const { rows } = await sql`
      select site.num from ${FROM_REQUESTS} where r.id = ${id}::uuid and ${inScope(scope)}
         for no key update of site`.execute(tx);
    const row = rows.length === 0 ? null : await whole(tx, sql`r.id = ${id}::uuid`);
    return row === null ? null : lockedOf(row, now);
  },

  put: async ({ id, standing, by, byId, at, answer }) => {
    const { ended, state, withdrawn } = standing;
    const isApproval = state === 'Approved';
    await tx
      .updateTable('change_request')
      .set((row) => ({
        rev: sql<number>`${row.ref('rev')} + 1`,
        ...(withdrawn && { withdrawn_by: by, withdrawn_at: at }),
        ...(ended && { ended_at: at }),
        ...(!withdrawn &&
          !ended && {
            state,
            answer,
            decided_by: by,
            decided_by_id: byId,
            decided_at: at,
            ...(isApproval && {
              approved_by: by,
              approved_by_id: byId,
              approved_at: at,
              approval: answer,
            }),
          }),
      }))
      .where('id', '=', id)
      .execute();
  },

  cancellation: async (siteNum) => {
    const row = await standingCancellation(tx, siteNum).executeTakeFirst();
    return row === undefined ? null : cancellationOf(row);
  },

  addCancellation: async ({ approved, askedAt, askedBy, askedById, day, endsAt, ...asked }) =>
    happened(
      tx
        .insertInto('change_request')
        .values({
          id: asked.id,
          site_num: asked.siteNum,
          site_group_num: asked.siteGroupNum,
          field: 'service',
          before: null,
          wanted: day,
          state: approved ? 'Approved' : 'Submitted',
          asked_by_id: askedById,
          asked_by: askedBy,
          asked_at: askedAt,
          ends_at: endsAt,
          reason: asked.reason,
          reason_text: asked.reasonText,
          ...(approved && {
            approved_by: askedBy,
            approved_by_id: askedById,
            approved_at: askedAt,
            decided_by: askedBy,
            decided_by_id: askedById,
            decided_at: askedAt,
          }),
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  applyField: async (siteNum, { field, value, by, now }) => {
    await sql`
      update site set ${sql.ref(REQUESTED_COLUMNS[field])} = ${value}, rev = rev + 1, changed_by = ${by},
             changed_at = ${now}::bigint
       where num = ${siteNum}::int`.execute(tx);
  },

  setService: async (siteNum, state) => {
    await sql`${SERVICE[state]} ${siteNum}::int`.execute(tx);
  },

  customersOf: async (siteNum) => {
    const { rows } = await sql<SiteCustomer>`
      select portal_user.id as "accountId", min(contact_method.value) as email
        from account_link
        join portal_user on portal_user.id = account_link.user_id and not portal_user.disabled
        join contact_method on contact_method.user_id = portal_user.id
         and contact_method.type = 'email'
       where account_link.site_num = ${siteNum}::int
       group by portal_user.id order by portal_user.id`.execute(tx);
    return rows;
  },

  claimDue: async (now) => {
    const { rows } = await sql<{ readonly id: string }>`
      select r.id::text as id from ${FROM_REQUESTS}
       where r.field = 'service' and r.state = 'Applied' and r.withdrawn_at is null
         and r.ended_at is null and r.ends_at <= ${now}::bigint
       order by r.ends_at, r.id limit 1 for no key update of site skip locked`.execute(tx);
    const id = rows[0]?.id;
    // Reads the request after locking the site, because an earlier lock holder may have withdrawn the request.
    const row = id === undefined ? null : await whole(tx, sql`r.id = ${id}::uuid`);
    return row === null ? null : lockedOf(row, now);
  },
});
