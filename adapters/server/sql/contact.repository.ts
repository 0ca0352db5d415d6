import { sql } from 'kysely';
import type {
  ContactRepository,
  NoticeWish,
} from '#core/backend/contacts/contact.repository.port.ts';
import type { SqlTransaction } from './schema.ts';

/** Call lists in SQL. */
export const sqlContactRepository = (tx: SqlTransaction): ContactRepository => ({
  noticeWishes: async (siteNums) => {
    const { rows } = await sql<NoticeWish>`
      select site.num as "siteNum", site.name as "siteName", site.time_zone as "timeZone",
             wish.event_kind as kind, wish.channel, reached."to", contact.effective, contact.expires,
             contact.unavailable_from as "unavailableFrom", contact.unavailable_to as "unavailableTo", contact.suspended
        from site
        join contact on contact.deleted_at is null
         and (contact.site_num = site.num
              or (contact.site_num is null and contact.site_group_num = site.site_group_num))
        join contact_notice wish on wish.contact_id = contact.id and wish.channel in ('sms', 'email')
       cross join lateral (
             (select number as "to" from contact_phone
               where contact_id = contact.id and wish.channel = 'sms' and contact_phone.text
               order by position limit 1)
             union all
             select address from contact_email
              where contact_id = contact.id and wish.channel = 'email' and notify) reached
       where site.num = any(${[...siteNums]}::int[])
       order by site.num, contact.site_num is null, contact.position, wish.channel, reached."to"`.execute(
      tx,
    );
    return rows;
  },
});
