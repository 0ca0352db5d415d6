import { contactsApi } from '#core/contacts/contacts.api.ts';
import { randomUUID } from 'node:crypto';
import { contactForm, type ContactForm } from '#core/contacts/contact-form.schema.ts';
import type { Contact } from '#core/contacts/contact-list.schema.ts';
import type { PinChange } from '#core/contacts/pin.schema.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

/** Default group of the sites in the test world. */
export const GROUP = 4471;
const READ = ['contactsRead'];
/** Rights of most users in these tests. */
export const EDIT = [...READ, 'contactsEdit', 'sitePasscodeEdit'];

let count = 0;

/** Builds a contact with this name and a unique cell number. */
export const someone = (name: string, more: Partial<ContactForm> = {}): ContactForm => {
  count += 1;
  const blank = contactForm.read(contactForm.show(null)) as ContactForm;
  const number = `207-555-${String(count).padStart(4, '0')}`;
  return {
    ...blank,
    lastName: name,
    phones: [{ number, type: 'Cell', ext: null, text: true }],
    ...more,
  };
};

interface PersonSeed {
  readonly name?: string;
  readonly roles?: readonly string[];
  /** Numbers of the sites to which a customer is linked. If absent, the user is a dealer. */
  readonly links?: readonly number[];
  readonly groups?: readonly number[];
}

/** Creates a test world with a dealer's sites and with users who edit the sites' call lists. */
export const contactWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  await world.person({ groups: [GROUP] });
  await world.person({ groups: [4472] });
  const sql = world.database.kysely;
  let number = 36_000;

  const person = async ({ name = 'Dana Reyes', roles = EDIT, links, groups }: PersonSeed = {}) => {
    const kind = links === undefined ? { groups: groups ?? [GROUP] } : { application: 3 as const };
    const account = await world.person({ ...kind, name, roles });
    for (const site_num of links ?? [])
      await sql.insertInto('account_link').values({ user_id: account.id, site_num }).execute();
    const browser = world.browser({ variant: links === undefined ? 'dealer' : 'consumer' });
    valueOf(await browser.logIn(account.username, PASSWORD));
    const { backend } = world;
    const one = { siteGroupNum: null };
    const at = (sn: number, { id, rev }: Pick<Contact, 'id' | 'rev'>) => ({ ...one, sn, id, rev });
    return {
      read: (sn: number) =>
        browser.call(contactsApi.siteContacts.access, (c) =>
          backend.contacts.siteContacts(c, { ...one, sn }),
        ),
      add: (sn: number, form: ContactForm, pin?: PinChange, id: string = randomUUID()) =>
        browser.call(contactsApi.addContact.access, (c) =>
          backend.contacts.addContact(c, { ...one, sn, id, ...form, pin }),
        ),
      save: (sn: number, contact: Contact, change: Partial<ContactForm>, pin?: PinChange) =>
        browser.call(contactsApi.saveContact.access, (c) =>
          backend.contacts.saveContact(c, {
            ...at(sn, contact),
            ...contactForm.pick(contact),
            ...change,
            pin,
          }),
        ),
      order: (sn: number, ids: readonly string[], rev: number) =>
        browser.call(contactsApi.orderContacts.access, (c) =>
          backend.contacts.orderContacts(c, { ...one, sn, ids, rev }),
        ),
      suspend: (sn: number, contact: Contact, suspended = true) =>
        browser.call(contactsApi.suspendContact.access, (c) =>
          backend.contacts.suspendContact(c, { ...at(sn, contact), suspended }),
        ),
      vacation: (sn: number, contact: Contact, from: string | null, to: string | null) =>
        browser.call(contactsApi.setContactVacation.access, (c) =>
          backend.contacts.setContactVacation(c, { ...at(sn, contact), from, to }),
        ),
      expire: (sn: number, contact: Contact, expires: string | null) =>
        browser.call(contactsApi.expireContact.access, (c) =>
          backend.contacts.expireContact(c, { ...at(sn, contact), expires }),
        ),
      remove: (sn: number, contact: Contact) =>
        browser.call(contactsApi.deleteContact.access, (c) =>
          backend.contacts.deleteContact(c, at(sn, contact)),
        ),
      restore: (sn: number, id: string, rev: number) =>
        browser.call(contactsApi.restoreContact.access, (c) =>
          backend.contacts.restoreContact(c, at(sn, { id, rev })),
        ),
      import: (sn: number, rev: number, rows: readonly (ContactForm & { readonly id: string })[]) =>
        browser.call(contactsApi.importContacts.access, (c) =>
          backend.contacts.importContacts(c, { ...one, sn, rev, rows }),
        ),
      targets: (sn: number, text = '') =>
        browser.call(contactsApi.contactCopyTargets.access, (c) =>
          backend.contacts.contactCopyTargets(c, { ...one, sn, text }),
        ),
      copy: (sn: number, ids: readonly string[], targets: readonly number[]) =>
        browser.call(contactsApi.copyContacts.access, (c) =>
          backend.contacts.copyContacts(c, { ...one, sn, ids, targets }),
        ),
      download: (sn: number, format: 'csv' | 'pdf') =>
        browser.call(contactsApi.exportContacts.access, (c) =>
          backend.contacts.exportContacts(c, { ...one, sn, format }),
        ),
    };
  };

  return {
    ...world,
    person,
    site: async (group = GROUP): Promise<number> => {
      number += 1;
      await seedSite(sql, { num: number, group });
      return number;
    },
    /** Returns the history of a site as `event: comment`, sorted alphabetically, because many rows have the same time. */
    history: async (siteNum: number): Promise<readonly string[]> => {
      const rows = await sql
        .selectFrom('activity')
        .select(['event', 'comment'])
        .where('site_num', '=', siteNum)
        .execute();
      return rows.map(({ event, comment }) => `${event}: ${comment ?? ''}`).toSorted();
    },
    record: (siteNum: number) =>
      sql
        .selectFrom('audit')
        .select(['operation', 'result', 'detail'])
        .where('target', '=', `site ${siteNum}`)
        .orderBy('seq')
        .execute(),
    pins: (siteNum: number) =>
      sql.selectFrom('contact_pin').selectAll().where('site_num', '=', siteNum).execute(),
  };
};
export type ContactWorld = Awaited<ReturnType<typeof contactWorld>>;

/** Returns the contacts of a list, except inherited ones. */
export const ownOf = (list: { readonly contacts: readonly Contact[] }): readonly Contact[] =>
  list.contacts.filter(({ inherited }) => !inherited);
