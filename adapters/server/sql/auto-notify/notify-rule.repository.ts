import { sql } from 'kysely';
import type {
  NotifyEvent,
  NotifyRuleRepository,
  StoredNotifyOverview,
  StoredNotifyRule,
} from '#core/backend/auto-notify/notify-rule.repository.port.ts';
import type { NotifyForm } from '#core/auto-notify/notify-rule.schema.ts';
import type { ReachedPerson } from '#core/backend/answering-messages/answering-message.repository.port.ts';
import { peopleOf, servedGroup } from '../answering-messages/answering-rows.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { jsonText } from '../json-text.ts';
import { notifyEvents } from './notify-events.ts';
import { happened, toRow } from '../row-names.ts';
import { jsonRows } from '../signals/save-devices.ts';
import type { SqlTransaction } from '../schema.ts';

const RULE = sql`
  r.id::text as id, r.rev, r.site_group_num as "siteGroupNum", r.cause, r.categories, r.priorities,
  r.who, r.who_id as "whoId", r.emails, r.channel, r.timing, r.digest, r.enabled,
  r.changed_by as "changedBy", r.changed_at as "changedAt", g.time_zone as "timeZone"`;

const FORM = ({
  categories,
  cause,
  channel,
  digest,
  emails,
  priorities,
  timing,
  who,
  whoId,
}: NotifyForm) =>
  ({
    cause,
    channel,
    digest,
    timing,
    who,
    who_id: who === 'emails' ? null : whoId,
    categories: jsonText(categories),
    priorities: jsonText(priorities),
    emails: jsonText(who === 'emails' ? emails : []),
  }) as const;

const failures = sql`
  (select count(*) from notify_delivery d where d.rule_id = r.id and d.at >= since.at`;

/** Returns a repository that stores automatic notification rules in the database, within the transaction `tx`. */
export const sqlNotifyRuleRepository = (tx: SqlTransaction): NotifyRuleRepository => ({
  overview: async (siteGroupNum, since) => {
    const { rows } = await sql<StoredNotifyOverview>`
      with since (at) as (select ${since}::bigint),
      people as materialized (${peopleOf(groupBranches(siteGroupNum))}),
      rotations as materialized (
        select id::text as id, name from on_call_list
         where site_group_num = ${siteGroupNum}::int and deleted_at is null)
      select g.time_zone as "timeZone",
             coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name)
                         order by lower(p.name), p.id) from people p), '[]') as people,
             coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name)
                         order by lower(l.name), l.id) from rotations l), '[]') as rotations,
             coalesce((select json_agg(row_to_json(told) order by told.created_at, told.id) from (
               select ${RULE}, r.created_at,
                      case r.who when 'contact' then (select name from people p where p.id = r.who_id)
                                 when 'rotation' then (select name from rotations l where l.id = r.who_id)
                                 end as "whoName",
                      ${failures} and d.result = 'Delivered') as sent,
                      ${failures} and d.result = 'Bounced') as failed,
                      ${failures} and d.result is null and exists (
                        select from message where message.id = d.outbox_id and message.attempts > 0)) as retried,
                      (select count(*) from notify_notice n where n.rule_id = r.id
                          and n.due_at is not null and n.taken_at is null) as held
                 from notify_rule r, since
                where r.site_group_num = g.num and r.deleted_at is null) told), '[]') as rules
        from site_group g
       where g.num = ${siteGroupNum}::int and ${servedGroup(siteGroupNum)}`.execute(tx);
    return rows[0] ?? null;
  },

  lock: async (id, siteGroupNum) => {
    const { rows } = await sql<StoredNotifyRule>`
      select ${RULE} from notify_rule r join site_group g on g.num = r.site_group_num
       where r.id = ${id}::uuid and r.site_group_num = ${siteGroupNum}::int and r.deleted_at is null
         and ${servedGroup(siteGroupNum)}
         for no key update of r`.execute(tx);
    return rows[0] ?? null;
  },

  add: (id, siteGroupNum, form, { by, now }) =>
    happened(
      tx
        .insertInto('notify_rule')
        .values({
          ...FORM(form),
          id,
          site_group_num: siteGroupNum,
          since: now,
          changed_by: by,
          changed_at: now,
          created_at: now,
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  change: async (id, form, { by, now }) => {
    await tx
      .updateTable('notify_rule')
      .set({
        ...FORM(form),
        // After the cause of a rule changes, earlier events are ignored.
        rev: sql<number>`rev + 1`,
        since: now,
        changed_by: by,
        changed_at: now,
      })
      .where('id', '=', id)
      .execute();
  },

  turn: async (id, enabled, { by, now }) => {
    await tx
      .updateTable('notify_rule')
      .set({
        enabled,
        rev: sql<number>`rev + 1`,
        changed_by: by,
        changed_at: now,
        ...(enabled && { since: now }),
      })
      .where('id', '=', id)
      .execute();
  },

  remove: async (id, { by, now }) => {
    await tx
      .updateTable('notify_rule')
      .set({ deleted_at: now, rev: sql<number>`rev + 1`, changed_by: by, changed_at: now })
      .where('id', '=', id)
      .execute();
  },

  room: async (siteGroupNum) => {
    const { rows } = await sql<{ readonly rules: number; readonly timeZone: string }>`
      select (select count(*) from notify_rule r
               where r.site_group_num = g.num and r.deleted_at is null) as rules,
             g.time_zone as "timeZone"
        from site_group g where g.num = ${siteGroupNum}::int and ${servedGroup(siteGroupNum)}`.execute(
      tx,
    );
    return rows[0] ?? null;
  },

  events: async (siteGroupNum, form, since, limit) => {
    const { rows } = await sql<{ readonly moments: readonly number[] | null }>`
      select case when ${servedGroup(siteGroupNum)} then coalesce((
               select json_agg(e.at) from (
                 select e.at from (${notifyEvents(siteGroupNum, form, since)}) e
                  order by e.at limit ${limit}::int) e), '[]') end as moments`.execute(tx);
    return rows[0]?.moments?.map((at) => ({ at })) ?? null;
  },

  active: async () => {
    const { rows } = await sql<StoredNotifyRule & { readonly since: number }>`
      select ${RULE}, r.since from notify_rule r join site_group g on g.num = r.site_group_num
       where r.enabled and r.deleted_at is null and g.answering_service_enabled
       order by r.id`.execute(tx);
    return rows;
  },

  unnoticed: async (rule, since, limit) => {
    const { rows } = await sql<NotifyEvent>`
      select * from (${notifyEvents(rule.siteGroupNum, rule, since)}) e
       where not exists (select from notify_notice n
                          where n.rule_id = ${rule.id}::uuid and n.source = e.source)
       order by e.at, e.source limit ${limit}::int`.execute(tx);
    return rows;
  },

  note: async (ruleId, notices) => {
    if (notices.length === 0) return 0;
    const values = notices.map((notice) => ({ ...toRow(notice), rule_id: ruleId }));
    const { rows } = await sql`
      insert into notify_notice (rule_id, source, at, words, message_id, due_at)
      select rule_id, source, at, words, message_id, due_at
        from jsonb_populate_recordset(null::notify_notice, ${jsonRows(values)})
      on conflict do nothing returning source`.execute(tx);
    return rows.length;
  },

  takeDue: async (now, limit) => {
    const { rows } = await sql<StoredNotifyRule>`
      select ${RULE} from notify_rule r join site_group g on g.num = r.site_group_num
       where r.enabled and r.deleted_at is null and exists (
             select from notify_notice n where n.rule_id = r.id and n.taken_at is null
                and n.due_at <= ${now}::bigint)
       order by r.id limit 1 for no key update of r skip locked`.execute(tx);
    const [rule] = rows;
    if (rule === undefined) return null;
    const taken = await sql<NotifyEvent>`
      update notify_notice n set taken_at = ${now}::bigint
        from (select source from notify_notice
               where rule_id = ${rule.id}::uuid and taken_at is null and due_at <= ${now}::bigint
               order by at, source limit ${limit}::int) due
       where n.rule_id = ${rule.id}::uuid and n.source = due.source
      returning n.source, n.at, n.words, n.message_id::text as "messageId"`.execute(tx);
    return { rule, notices: taken.rows.toSorted((a, b) => a.at - b.at) };
  },

  person: async (id, siteGroupNum) => {
    const { rows } = await sql<ReachedPerson>`
      select * from (${peopleOf(groupBranches(siteGroupNum))}) p where p.id = ${id} limit 1`.execute(
      tx,
    );
    return rows[0] ?? null;
  },

  addDeliveries: async (deliveries) => {
    if (deliveries.length === 0) return;
    await sql`
      insert into notify_delivery (id, rule_id, at, person, notices, result, outbox_id)
      select id, rule_id, at, person, notices, result, outbox_id
        from jsonb_populate_recordset(null::notify_delivery, ${jsonRows(deliveries.map(toRow))})`.execute(
      tx,
    );
  },
});
