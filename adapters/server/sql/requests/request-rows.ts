import { sql, type RawBuilder } from 'kysely';
import { type ChangeRequest, requestForm } from '#core/account-info/change-request.schema.ts';
import type { RequestScope } from '#core/backend/requests/request.repository.port.ts';
import type { RequestStanding } from '#core/requests/next-standing.rule.ts';
import type {
  RequestDetail,
  RequestRow,
  RequestStep,
  RequestSubject,
} from '#core/requests/request-detail.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { columnsOf } from '../form-columns.ts';
import { inBranches } from '../groups/group-branches.ts';
import { isoInstantOrNull } from '../instant.ts';
import { linkedNumbers } from '../account-links/linked-sites.ts';
import type { ListSql } from '../list-sql.ts';
import { addressLine } from '../sites/site-address.ts';
import { MONITORING } from '../sites/site-badges.ts';
import type { SiteTable } from '../sites/tables-sites.ts';

/** A request with the data of its site for the list. */
export interface StoredRequestRow {
  readonly id: string;
  readonly rev: number;
  readonly site_num: number;
  readonly site_name: string;
  readonly site_group_num: number;
  readonly group_name: string;
  readonly time_zone: string;
  readonly xmit: string | null;
  readonly field: RequestSubject;
  readonly before: string | null;
  readonly wanted: string | null;
  readonly state: ChangeRequest['state'];
  readonly asked_by_id: string;
  readonly asked_by: string;
  readonly asked_at: number;
  readonly approved_by: string | null;
  readonly approved_at: number | null;
  readonly approval: string | null;
  readonly answer: string | null;
  readonly decided_by: string | null;
  readonly decided_at: number | null;
  readonly withdrawn_by: string | null;
  readonly withdrawn_at: number | null;
  readonly ends_at: number | null;
  readonly reason: string | null;
  readonly reason_text: string | null;
  readonly ended_at: number | null;
}

/** A request with all details, including the site's address and the current value of the requested field. */
export type WholeRequestRow = StoredRequestRow &
  Pick<SiteTable, 'street' | 'unit' | 'city' | 'region' | 'postal_code'> & {
    readonly site_state: SiteTable['state'];
    readonly in_force: string | null;
  };

/** SQL list of the columns of a request in the list. */
export const REQUEST_ROW = sql<StoredRequestRow>`
  r.id::text as id, r.rev, r.site_num, site.name as site_name, site.site_group_num,
  site_group.name as group_name, site.time_zone,
  (select xmit from device where device.site_num = site.num order by dev_num limit 1) as xmit,
  r.field, r.before, r.wanted, r.state, r.asked_by_id, r.asked_by, r.asked_at, r.approved_by,
  r.approved_at, r.approval, r.answer, r.decided_by, r.decided_at, r.withdrawn_by, r.withdrawn_at, r.ends_at,
  r.reason, r.reason_text, r.ended_at`;

/** The site column of each field for which a change can be requested. */
export const REQUESTED_COLUMNS = columnsOf(requestForm);

const IN_FORCE = sql.join(
  Object.entries(REQUESTED_COLUMNS).map(
    ([field, column]) => sql`when ${sql.lit(field)} then ${sql.ref(`site.${column}`)}`,
  ),
  sql` `,
);

/** SQL list of the columns of a request with all details. */
export const WHOLE_REQUEST = sql<WholeRequestRow>`${REQUEST_ROW},
  site.street, site.unit, site.city, site.region, site.postal_code, site.state as site_state,
  case r.field ${IN_FORCE} end as in_force`;

/** SQL join of requests with their sites. */
export const FROM_REQUESTS = sql`change_request r
  join site on site.num = r.site_num
  join site_group on site_group.num = site.site_group_num`;

/** SQL condition: true for the requests within a scope, except withdrawn requests. */
export const inScope = (scope: RequestScope): RawBuilder<unknown> => {
  switch (scope.kind) {
    case 'dealer':
      return inBranches(scope.siteGroupNum);
    case 'customer':
      return sql`(site.num = ${linkedNumbers(scope.accountId)} and site.state <> 'cancelled')`;
    case 'staff':
      return sql`r.approved_at is not null`;
  }
};

const KIND = sql`case r.field when 'service' then 'cancellation'
  when 'dispatchInstructions' then 'instructions' else 'address' end`;
const STATE_ORDER = sql`case r.state when 'Submitted' then 1 when 'Approved' then 2
  when 'Applied' then 3 else 4 end`;

/** SQL of the request list. Requests that await a decision come first. */
export const requestListSql = (accountId: string): ListSql => ({
  texts: [
    sql`site.name`,
    sql`site.num::text`,
    sql`r.asked_by`,
    sql`r.wanted`,
    sql`(select string_agg(xmit, ' ') from device where device.site_num = site.num)`,
  ],
  filters: {
    state: (state) => sql`r.state = ${state}`,
    kind: (kind) => sql`${KIND} = ${kind}`,
    mine: (mine) =>
      mine === 'asked'
        ? sql`r.asked_by_id = ${accountId}`
        : sql`(r.decided_by_id = ${accountId} or r.approved_by_id = ${accountId})`,
    branch: (branch) => sql`site.site_group_num::text = ${branch}`,
    site: (site) => sql`site.num::text = ${site}`,
  },
  sorts: {
    site: sql`lower(site.name)`,
    account: sql`(select min(xmit) from device where device.site_num = site.num)`,
    kind: KIND,
    askedBy: sql`lower(r.asked_by)`,
    asked: sql`r.asked_at`,
    state: STATE_ORDER,
  },
  usual: sql`least(${STATE_ORDER}, 3), r.asked_at desc`,
  key: sql`r.id`,
});

/** Converts a row to an entry of the request list. */
export const requestRow = (row: StoredRequestRow): RequestRow => ({
  id: row.id,
  rev: row.rev,
  siteNum: row.site_num,
  siteName: row.site_name,
  siteGroup: { siteGroupNum: row.site_group_num, siteGroupName: row.group_name },
  transmitterCode: row.xmit,
  timeZone: row.time_zone,
  subject: row.field,
  before: row.before,
  wanted: row.wanted,
  state: row.state,
  askedBy: row.asked_by,
  askedAt: isoInstant(row.asked_at),
  endsAt: isoInstantOrNull(row.ends_at),
  reason: row.reason,
  reasonText: row.reason_text,
  ended: row.ended_at !== null,
  answer: row.answer,
  decidedBy: row.decided_by,
  decidedAt: isoInstantOrNull(row.decided_at),
});

const step = (
  state: RequestStep['state'],
  by: string | null,
  at: number | null,
  words: string | null,
): readonly RequestStep[] => (at === null ? [] : [{ state, by, at: isoInstant(at), words }]);

const stepsOf = (row: StoredRequestRow): RequestStep[] => [
  ...step('Submitted', row.asked_by, row.asked_at, row.reason_text),
  ...step('Approved', row.approved_by, row.approved_at, row.approval),
  ...(row.state === 'Applied' || row.state === 'Refused'
    ? step(row.state, row.decided_by, row.decided_at, row.answer)
    : []),
  ...step('Cancelled', null, row.ended_at, null),
];

/** Converts a request row with all details to the form that the API returns. */
export const wholeRequest = (row: WholeRequestRow, now: number): RequestDetail => ({
  ...requestRow(row),
  asOf: isoInstant(now),
  addressDisplay: addressLine(row),
  inForce: row.field === 'service' ? MONITORING[row.site_state] : row.in_force,
  steps: stepsOf(row),
});

/** Returns the current standing of a stored request. */
export const standingOf = (row: StoredRequestRow): RequestStanding => ({
  isCancellation: row.field === 'service',
  state: row.state,
  withdrawn: row.withdrawn_at !== null,
  ended: row.ended_at !== null,
});
