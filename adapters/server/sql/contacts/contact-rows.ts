import { phoneNumber } from '#core/kernel/phone-number.rule.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Contact, ContactList } from '#core/contacts/contact-list.schema.ts';
import { noticesOf } from './called-contacts.ts';
import { CONTACT_COLUMNS } from './tables-contacts.ts';
import { formColumns } from '../form-columns.ts';
import { isoInstantOrNull } from '../instant.ts';
import type { RowsOf } from '../prepare-read.ts';
import { CALL } from '../account-info/read-account-info.ts';
import type { SqlTransaction } from '../schema.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;
type OfSite = { readonly siteNum: number };

/** Returns the columns with the phone numbers and e-mail addresses of a contact. */
export const contactLines = (db: Db) => ({
  phones: jsonArrayFrom(
    db
      .selectFrom('contact_phone')
      .select(['number', 'contact_phone.type', 'ext', 'text'])
      .where('contact_id', '=', sql.ref<string>('contact.id'))
      .orderBy('contact_phone.position'),
  ).as('phones'),
  emails: jsonArrayFrom(
    db
      .selectFrom('contact_email')
      .select(['address', 'notify'])
      .where('contact_id', '=', sql.ref<string>('contact.id'))
      .orderBy('contact_email.position'),
  ).as('emails'),
});

const selectContacts = (db: Db) =>
  db
    .selectFrom('contact')
    .select(['contact.id', 'contact.rev', 'contact.position'])
    .select(formColumns('contact', CONTACT_COLUMNS))
    .select(['suspended_at as suspendedAt', 'suspended_by as suspendedBy'])
    .select(['contact.updated_by as changedBy', 'contact.updated_at as changedAt'])
    .select(sql<boolean>`contact.site_num is null`.as('inherited'))
    .select(
      sql<boolean>`exists (select 1 from contact_pin where contact_pin.contact_id = contact.id)`.as(
        'hasPin',
      ),
    )
    .select(noticesOf.as('notices'))
    .select(Object.values(contactLines(db)));

const ofSiteAndGroup = (db: Db, { siteNum }: OfSite) =>
  selectContacts(db)
    .innerJoin('site', (on) =>
      on.on(
        sql<boolean>`(contact.site_num = site.num
          or (contact.site_num is null and contact.site_group_num = site.site_group_num))`,
      ),
    )
    .where('site.num', '=', siteNum)
    .where('contact.deleted_at', 'is', null)
    .orderBy(sql`contact.site_num is null`)
    .orderBy('contact.position');

/** Returns a query for a deleted contact of a site. */
export const deletedContact = (db: Db, siteNum: number, id: string) =>
  selectContacts(db)
    .where('contact.id', '=', id)
    .where('contact.site_num', '=', siteNum)
    .where('contact.deleted_at', 'is not', null);

const heads = (db: Db, { siteNum }: OfSite) =>
  db
    .selectFrom('site')
    .innerJoin('site_group', 'site_group.num', 'site.site_group_num')
    .select(['site.num as siteNum', 'site.name as siteName', 'site_group.name as groupName'])
    .select(['site.time_zone as timeZone', 'site.phone', 'contacts_rev as rev'])
    .select('site_group.ecv_contacts as ecvContacts')
    .select(['contacts_changed_by as changedBy', 'contacts_changed_at as changedAt'])
    .select(
      sql<boolean>`exists (select 1 from site_service
        where site_service.site_num = site.num and site_service.name = 'Burglary')`.as(
        'policeCome',
      ),
    )
    .where('site.num', '=', siteNum);

/** Returns the parts of the statement that reads a call list. */
export const contactListParts = (db: Db, values: OfSite) => ({
  heads: heads(db, values),
  contacts: ofSiteAndGroup(db, values),
  phones: db
    .selectFrom('site_phone')
    .select(['kind as name', 'number'])
    .where('site_num', '=', values.siteNum)
    .where('kind', 'in', [...CALL])
    .orderBy('kind'),
  agencies: db
    .selectFrom('site_agency')
    .select(['kind', 'name'])
    .where('site_num', '=', values.siteNum)
    .where('kind', 'in', ['Police', 'Fire', 'Medical']),
});

type Parts = ReturnType<typeof contactListParts>;
type Rows = { readonly [Name in keyof Parts]: RowsOf<Parts[Name]> };

const bare = (number: string): string => phoneNumber(number) ?? number.replace(/\D/g, '');

/** Converts a contact row into the form of the core. */
export const contactOf = ({
  changedAt,
  suspendedAt,
  ...row
}: Rows['contacts'][number]): Contact => ({
  ...row,
  notices: [...row.notices],
  changedAt: isoInstantOrNull(changedAt === 0 ? null : changedAt),
  suspendedAt: isoInstantOrNull(suspendedAt),
});

/** Builds a call list from the results of the statement parts. */
export const contactListOf = ({ heads: [head], contacts, phones, agencies }: Rows): ContactList => {
  if (head === undefined) throw new Error('the site of a call list is not there');
  const { phone, changedAt, ...site } = head;
  const places = [...(phone === null ? [] : [{ name: 'Premises', number: phone }]), ...phones];
  const known = new Set<string>();
  return {
    ...site,
    changedAt: isoInstantOrNull(changedAt),
    // A number that occurs twice is called only once.
    places: places.filter(({ number }) => {
      const isNew = !known.has(bare(number));
      known.add(bare(number));
      return isNew;
    }),
    agencies: Object.fromEntries(agencies.map(({ kind, name }) => [kind, name])),
    contacts: contacts.map(contactOf),
  };
};
