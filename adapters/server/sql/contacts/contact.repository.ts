import { sql } from 'kysely';
import type {
  ContactRepository,
  NoticeChoice,
} from '#core/backend/contacts/contact.repository.port.ts';
import { contactListOf, contactListParts, contactOf, deletedContact } from './contact-rows.ts';
import { otherSites, readTargets, targetOf } from './contact-targets.ts';
import { letterheadOf, letterheadRows } from '../branding/letterhead-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { prepareSiteRead, type SiteValues } from '../sites/read-site.ts';
import type { SqlTransaction } from '../schema.ts';
import {
  appendContacts,
  countContactLists,
  orderContacts,
  saveContact,
  setDeleted,
} from './write-contact.ts';

type PrintFacts = SiteValues & { readonly paper: number | null };

const readList = prepareSiteRead((db, values: PrintFacts) => ({
  ...contactListParts(db, values),
  letterheads: letterheadRows(values.paper),
  others: otherSites(db, values).select('site.num').limit(1),
}));
const readStored = prepareRead((db, values: { readonly siteNum: number }) =>
  together(contactListParts(db, values)),
);

/** Stores call lists in SQL. */
export const sqlContactRepository = (tx: SqlTransaction): ContactRepository => ({
  noticeChoices: async (siteNums) => {
    const { rows } = await sql<NoticeChoice>`
      select site.num as "siteNum",
             case when contact.site_num is null then site.name else coalesce(site.display_name, site.name) end as "siteName",
             site.time_zone as "timeZone",
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

  list: async (where, paper) => {
    const { granted, found } = await readList(tx, where, { paper });
    return {
      granted,
      found: found && {
        ...contactListOf(found.rows),
        hasOtherSites: found.rows.others.length > 0,
        letterhead: letterheadOf(found.rows.letterheads),
      },
    };
  },

  stored: async (siteNum) => {
    const [rows] = await readStored(tx, { siteNum });
    if (rows === undefined) throw new Error('a read answered no row');
    return contactListOf(rows);
  },

  find: async (id) => {
    const row = await tx
      .selectFrom('contact')
      .select(['site_num as siteNum', 'deleted_at as deletedAt'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : { siteNum: row.siteNum, deleted: row.deletedAt !== null };
  },

  deleted: async (siteNum, id) => {
    const row = await deletedContact(tx, siteNum, id).executeTakeFirst();
    return row === undefined ? null : contactOf(row);
  },

  append: (site, contacts) => appendContacts(tx, [{ site, contacts }]),
  appendLists: (lists) => appendContacts(tx, lists),
  countLists: async (siteNums, touch) => {
    if (siteNums.length > 0) await countContactLists(tx, siteNums, touch);
  },
  save: (site, contact) => saveContact(tx, site, contact),
  remove: (site, id) => setDeleted(tx, site, id, null),
  restore: ({ last, ...site }, id) => setDeleted(tx, site, id, { position: last + 1 }),
  order: (site, ids) => orderContacts(tx, site, ids),

  targets: async (where, request) => {
    const { granted, found } = await readTargets(tx, where, request);
    return { granted, found: found?.rows.targets.map(targetOf) ?? null };
  },
});
