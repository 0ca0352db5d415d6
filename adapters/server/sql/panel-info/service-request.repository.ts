import { sql, type InsertObject, type Selectable } from 'kysely';
import type {
  ServiceAudience,
  ServiceRequestRepository,
  StoredServiceRequest,
} from '#core/backend/panel-info/service-request.repository.port.ts';
import { inBranches } from '../groups/group-branches.ts';
import { fromRow, happened, toRow } from '../row-names.ts';
import { jsonRows } from '../signals/save-devices.ts';
import type { Schema, SqlTransaction } from '../schema.ts';
import { addressLine } from '../sites/site-address.ts';
import type { ServiceRequestTable } from './tables-panels.ts';

/** Maximum number of people of one group who receive a message. */
const AT_MOST = 20;

/** Converts a row into a stored message to the dealer. */
export const requestOf = (row: Selectable<ServiceRequestTable>): StoredServiceRequest =>
  fromRow(row);

const rowOf = (request: StoredServiceRequest): InsertObject<Schema, 'service_request'> =>
  toRow(request);

interface Reached {
  readonly num: number;
  readonly name: string;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly emails: readonly { readonly depth: number; readonly value: string }[];
}

const audienceOf = ({ num, emails, ...site }: Reached): ServiceAudience => {
  const nearest = Math.min(...emails.map(({ depth }) => depth));
  const own = emails.flatMap(({ depth, value }) => (depth === nearest ? [value] : []));
  return {
    siteNum: num,
    siteName: site.name,
    addressDisplay: addressLine(site),
    emails: [...new Map(own.map((value) => [value.toLowerCase(), value])).values()].slice(
      0,
      AT_MOST,
    ),
  };
};

/** SQL repository of messages to dealers. */
export const sqlServiceRequestRepository = (tx: SqlTransaction): ServiceRequestRepository => ({
  add: async (request) =>
    happened(
      tx
        .insertInto('service_request')
        .values(rowOf(request))
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  raise: async (requests, since) => {
    const { rows } = await sql<{ readonly id: string }>`
      insert into service_request (id, site_group_num, site_num, dev_num, kind, text, withheld, requested_at)
      select said.id, said.site_group_num, said.site_num, said.dev_num, said.kind, said.text,
             said.withheld, said.requested_at
        from jsonb_populate_recordset(null::service_request, ${jsonRows(requests.map(rowOf))}) said
       where not exists (
         select 1 from service_request known
          where known.site_num = said.site_num and known.dev_num = said.dev_num
            and known.kind = said.kind and known.withheld = said.withheld
            and known.state <> 'Closed' and known.requested_at > ${since}::bigint)
      returning id`.execute(tx);
    const added = new Set(rows.map(({ id }) => id));
    return requests.filter(({ id }) => added.has(id));
  },

  lock: async (id, siteGroupNum) => {
    const row = await tx
      .selectFrom('service_request')
      .innerJoin('site', 'site.num', 'service_request.site_num')
      .selectAll('service_request')
      .where('service_request.id', '=', id)
      .where(inBranches(siteGroupNum))
      .forNoKeyUpdate('service_request')
      .executeTakeFirst();
    return row === undefined ? null : requestOf(row);
  },

  put: async (request) => {
    await tx
      .updateTable('service_request')
      .set(toRow(request))
      .where('id', '=', request.id)
      .execute();
    // The copy of the message in the answering-service inbox gets the same state (domain guide 6.8 a).
    await sql`
      update answering_message
         set state = ${request.state}, rev = rev + 1,
             changed_by = ${request.closedBy ?? request.acknowledgedBy}::text,
             changed_at = ${request.closedAt ?? request.acknowledgedAt}::bigint
       where service_request_id = ${request.id}::uuid and state <> ${request.state}
         and state <> 'Closed'`.execute(tx);
  },

  audience: async (siteNums) => {
    const { rows } = await sql<Reached>`
      with recursive above (site_num, num, parent_num, depth) as (
        select site.num, site_group.num, site_group.parent_num, 0
          from site join site_group on site_group.num = site.site_group_num
         where site.num = any(${[...siteNums]}::int[])
        union
        select above.site_num, site_group.num, site_group.parent_num, above.depth + 1
          from above join site_group on site_group.num = above.parent_num where above.depth < 8)
      select site.num, site.name, site.street, site.unit, site.city, site.region, site.postal_code,
             coalesce((
               select json_agg(json_build_object('depth', above.depth, 'value', contact_method.value)
                               order by above.depth, contact_method.value)
                 from above
                 join user_group on user_group.site_group_num = above.num
                 join portal_user on portal_user.id = user_group.user_id
                  and portal_user.application = 2 and not portal_user.disabled
                 join contact_method on contact_method.user_id = portal_user.id
                  and contact_method.type = 'email'
                where above.site_num = site.num), '[]') as emails
        from site where site.num = any(${[...siteNums]}::int[]) order by site.num`.execute(tx);
    return rows.map(audienceOf);
  },
});
