import type { CodeDeparture } from '#core/mfa/code-departure.schema.ts';
import { DEPARTURE } from '../mfa/one-time.repository.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  LinkedFile,
  ReportCodeRepository,
  StoredReportLink,
} from '#core/backend/report-links/report-code.repository.port.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { fromRow, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

interface Found extends Omit<StoredReportLink, 'report' | 'person'> {
  readonly report: LinkedFile;
  readonly people: readonly {
    readonly id: string;
    readonly application: number;
    readonly phone: string | null;
  }[];
}

/** If several people share the email address, no phone is chosen. */
const linkOf = ({ people, ...link }: Found): StoredReportLink => {
  const [one] = people.length === 1 ? people : [];
  return {
    ...link,
    person: one ? { id: one.id, phone: one.phone, isStaff: one.application === 1 } : null,
  };
};

/** SQL condition: true if the report belongs to one of the groups or to a subgroup. */
const within = (groups: readonly number[]): RawBuilder<boolean> => sql`
  report.site_group_num in (
    with recursive branch (num) as (
      select num from site_group where num = any(${[...groups]}::int[])
      union select child.num from site_group child join branch on child.parent_num = branch.num)
    select num from branch)`;

const found = async (
  tx: SqlTransaction,
  id: string,
  more: RawBuilder<unknown> = sql``,
): Promise<StoredReportLink | null> => {
  const { rows } = await sql<Found>`
    select link.id, link.report_id as "reportId", link.address, link.code_sent_at as "codeSentAt",
           link.wrong_codes as "wrongCodes", link.locked_until as "lockedUntil", link.asked_at as "askedAt",
           json_build_object('name', report.name, 'kind', report.kind, 'fromDay', report.from_day,
             'toDay', report.to_day, 'format', report.format, 'size', coalesce(report.size, 0),
             'siteGroupNum', report.site_group_num, 'createdById', report.created_by_id,
             'state', report.state, 'expiresAt', report.expires_at, 'deletedAt', report.deleted_at) as report,
           coalesce((
             select json_agg(json_build_object('id', person.id, 'application', person.application, 'phone', (
                      select phone.value from contact_method phone
                       where phone.user_id = person.id and phone.type = 'cellPhone' limit 1)))
               from contact_method mail
               join portal_user person on person.id = mail.user_id and not person.disabled
                and person.application in (1, 2)
              where mail.type = 'email' and lower(mail.value) = lower(link.address)), '[]') as people
      from report_link link join report on report.id = link.report_id
     where link.id = ${id} ${more}`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : linkOf(row);
};

/** SQL repository of codes and tokens for mailed reports. */
export const sqlReportCodeRepository = (tx: SqlTransaction): ReportCodeRepository => ({
  find: (id) => found(tx, id),
  findWithin: (id, groups) => found(tx, id, sql`and ${within(groups)}`),
  lock: (id) => found(tx, id, sql`for update of link`),

  put: async (id, now) => {
    await tx.updateTable('report_link').set(toRow(now)).where('id', '=', id).execute();
  },

  codeOut: async (id, browserId, now) => {
    const { rows } = await sql<{ readonly type: ContactType; readonly departure: CodeDeparture }>`
      select code.detail->>'type' as type, ${DEPARTURE} as departure
        from one_time code left join message on message.id = code.id::text
        left join message_failure failure on failure.message_id = message.id
       where code.kind = 'reportCode' and code.subject = ${id} and code.session = ${browserId}::text
         and code.used_at is null and not code.voided and code.expires_at > ${now}::bigint
         and code.attempts < code.max_attempts`.execute(tx);
    return rows[0] ?? null;
  },

  storeToken: async (token) => {
    await tx
      .deleteFrom('report_token')
      .where('link_id', '=', token.linkId)
      .where('expires_at', '<=', token.createdAt)
      .execute();
    const row = toRow(token);
    await tx
      .insertInto('report_token')
      .values(row)
      .onConflict((known) => known.column('hash').doUpdateSet(row))
      .execute();
  },

  findToken: async (hash, now) => {
    const row = await tx
      .selectFrom('report_token')
      .selectAll()
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  },

  makers: async ({ report }) => {
    const { rows } = await sql<{ readonly value: string }>`
      with able as (
        select person.id, mail.value, person.id = ${report.createdById} as made
          from portal_user person
          join contact_method mail on mail.user_id = person.id and mail.type = 'email'
         where not person.disabled and (person.id = ${report.createdById} or (
           person.application = 2
           and exists (select 1 from user_right held
                        where held.user_id = person.id and held.name = 'reportRead')
           and exists (select 1 from user_group may
                        where may.user_id = person.id
                          and ${report.siteGroupNum}::int = any(${groupBranches(sql.ref('may.site_group_num'))})))))
      select value from able
       where made or not exists (select 1 from able maker where maker.made)
       order by made desc, value limit 5`.execute(tx);
    return rows.map(({ value }) => value);
  },
});
