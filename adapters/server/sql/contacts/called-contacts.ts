import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CallContact, ContactNotice } from '#core/contacts/contact.ts';
import type { SqlTransaction } from '../schema.ts';
import type { RowsOf } from '../prepare-read.ts';

/** SQL expression for the notices that a contact wants, in the form `alarm.call` and in the order of the notice matrix. */
export const noticesOf = sql<readonly ContactNotice[]>`coalesce((
  select jsonb_agg(event_kind || '.' || channel
                   order by array_position(array['alarm', 'cleared', 'trouble', 'test'], event_kind),
                            array_position(array['call', 'sms', 'email'], channel))
    from contact_notice where contact_notice.contact_id = contact.id), '[]'::jsonb)`;

/**
 * Returns a query for the contacts of some sites and of the groups of those sites, once per site. Without `mayRead`, the
 * query yields no rows.
 */
export const calledContacts = (
  db: Pick<SqlTransaction, 'selectFrom'>,
  sites: Expression<number>,
  mayRead: boolean,
) =>
  db
    .selectFrom('contact')
    .innerJoin('site', (on) =>
      on.on(
        sql<boolean>`(contact.site_num = site.num
          or (contact.site_num is null and contact.site_group_num = site.site_group_num))`,
      ),
    )
    .select(['site.num as site_num', 'contact.id', 'contact.position', 'contact.type'])
    .select(['first_name as firstName', 'last_name as lastName', 'company'])
    .select(['effective', 'expires', 'suspended', 'call_hours as callHours'])
    .select(['unavailable_from as unavailableFrom', 'unavailable_to as unavailableTo'])
    .select(['ecv_order as ecvOrder', 'has_keys as hasKeys'])
    .select(sql<boolean>`contact.site_num is null`.as('inherited'))
    .select(noticesOf.as('notices'))
    .select(
      jsonArrayFrom(
        db
          .selectFrom('contact_phone')
          .select(['number', 'contact_phone.type'])
          .where('contact_id', '=', sql.ref<string>('contact.id'))
          .orderBy('contact_phone.position'),
      ).as('phones'),
    )
    .where('site.num', '=', sites)
    .where('contact.deleted_at', 'is', null)
    .where(sql<boolean>`${mayRead}::boolean`)
    .orderBy('contact.position');

/** Converts a contact row into the form of the core. */
export const contactOf = ({
  site_num: _siteNum,
  ...contact
}: RowsOf<ReturnType<typeof calledContacts>>[number]): CallContact => contact;
