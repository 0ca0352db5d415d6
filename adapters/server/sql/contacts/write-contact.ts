import { sql } from 'kysely';
import type {
  ContactRepository,
  ContactTouch,
  WrittenContact,
} from '#core/backend/contacts/contact.repository.port.ts';
import type { ContactForm } from '#core/contacts/contact-form.schema.ts';
import { formRow, formValues } from '../form-columns.ts';
import { insertMany } from '../insert-rows.ts';
import { CONTACT_COLUMNS } from './tables-contacts.ts';
import type { SqlTransaction } from '../schema.ts';

/** Added to positions while they are renumbered, so that no two rows ever share a position. Must exceed the length of any call list. */
const BEYOND = 1000;

const writeLines = async (
  tx: SqlTransaction,
  contacts: readonly WrittenContact[],
): Promise<void> => {
  const phones = contacts.flatMap(({ id, form }) =>
    form.phones.map((phone, at) => ({ contact_id: id, position: at + 1, ...phone })),
  );
  const emails = contacts.flatMap(({ id, form }) =>
    form.emails.map((email, at) => ({ contact_id: id, position: at + 1, ...email })),
  );
  const notices = contacts.flatMap(({ id, form }) =>
    form.notices.map((notice) => {
      const [event_kind = 'alarm', channel = 'call'] = notice.split('.');
      return { contact_id: id, event_kind, channel };
    }),
  );
  await insertMany(tx, 'contact_phone', phones);
  await insertMany(tx, 'contact_email', emails);
  await insertMany(tx, 'contact_notice', notices);
};

/** Appends new contacts to the call list of each site, in order. `last` is the number of existing contacts. */
export const appendContacts = async (
  tx: SqlTransaction,
  lists: Parameters<ContactRepository['appendLists']>[0],
): Promise<void> => {
  const rows = lists.flatMap(({ contacts, site: { by, last, now, siteGroupNum, siteNum } }) =>
    contacts.map(({ id, form }, at) => ({
      ...formValues(CONTACT_COLUMNS, form),
      id,
      site_num: siteNum,
      site_group_num: siteGroupNum,
      position: last + at + 1,
      updated_at: now,
      updated_by: by,
      suspended_at: form.suspended ? now : null,
      suspended_by: form.suspended ? by : null,
    })),
  );
  await insertMany(tx, 'contact', rows);
  await writeLines(
    tx,
    lists.flatMap(({ contacts }) => contacts),
  );
};

/** Increases the call list revision of some sites and returns the new revisions. */
export const countContactLists = (
  tx: SqlTransaction,
  siteNums: readonly number[],
  { by, now }: Pick<ContactTouch, 'by' | 'now'>,
): Promise<readonly { readonly contacts_rev: number }[]> =>
  tx
    .updateTable('site')
    .set((row) => ({
      contacts_rev: sql<number>`${row.ref('contacts_rev')} + 1`,
      contacts_changed_by: by,
      contacts_changed_at: now,
    }))
    .where('num', '=', sql<number>`any(${[...siteNums]}::int[])`)
    .returning('contacts_rev')
    .execute();

/** Returns the suspension columns. While the contact stays suspended, later edits keep the time and author of the suspension. */
const suspensionOf = (form: ContactForm, { by, now }: Pick<ContactTouch, 'by' | 'now'>) =>
  form.suspended
    ? {
        suspended_at: sql<
          number | null
        >`case when suspended then suspended_at else ${now}::bigint end`,
        suspended_by: sql<
          string | null
        >`case when suspended then suspended_by else ${by}::text end`,
      }
    : { suspended_at: null, suspended_by: null };

/** Overwrites a contact with its phone numbers, e-mail addresses and notices. */
export const saveContact = async (
  tx: SqlTransaction,
  { siteNum, by, now }: ContactTouch,
  contact: WrittenContact,
): Promise<void> => {
  await tx
    .updateTable('contact')
    .set({ ...formRow(CONTACT_COLUMNS, contact.form), updated_at: now, updated_by: by })
    .set(suspensionOf(contact.form, { by, now }))
    .set((row) => ({ rev: sql<number>`${row.ref('rev')} + 1` }))
    .where('id', '=', contact.id)
    .where('site_num', '=', siteNum)
    .execute();
  for (const lines of ['contact_phone', 'contact_email', 'contact_notice'] as const)
    await tx.deleteFrom(lines).where('contact_id', '=', contact.id).execute();
  await writeLines(tx, [contact]);
};

/** Renumbers the contacts of a site in the order of the ids. Returns the new revision of the call list. */
export const orderContacts = async (
  tx: SqlTransaction,
  { siteNum, by, now }: ContactTouch,
  ids: readonly string[],
): Promise<number> => {
  await sql`update contact set position = position + ${sql.lit(BEYOND)}
    where site_num = ${siteNum}::int and deleted_at is null`.execute(tx);
  await sql`update contact set position = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
   where contact.id = wanted.id and contact.site_num = ${siteNum}::int and deleted_at is null`.execute(
    tx,
  );
  const [counted] = await countContactLists(tx, [siteNum], { by, now });
  if (counted === undefined) throw new Error('a list of contacts has no site');
  return counted.contacts_rev;
};

/** Marks a contact as deleted, or restores it at the end of the call list. */
export const setDeleted = async (
  tx: SqlTransaction,
  { siteNum, by, now }: ContactTouch,
  id: string,
  back: { readonly position: number } | null,
): Promise<void> => {
  await tx
    .updateTable('contact')
    .set({ deleted_at: back === null ? now : null, updated_at: now, updated_by: by, ...back })
    .set((row) => ({ rev: sql<number>`${row.ref('rev')} + 1` }))
    .where('id', '=', id)
    .where('site_num', '=', siteNum)
    .execute();
};
