import type { Contact, SeenContactList } from '../contacts/contact-list.schema.ts';
import type { ContactsGateway } from '../contacts/contacts.gateway.port.ts';
import type { ContactForm } from '../contacts/contact-form.schema.ts';
import { agencyForm } from './account-parts.schema.ts';
import { done, DRAFT_REV, type DraftStore, NO_SITE_YET, notYet } from './account-draft.store.ts';
import type { AccountDraft } from './account-draft.schema.ts';

type Kept = AccountDraft['contacts'][number];

const NOBODY = { changedBy: null, changedAt: null, suspendedAt: null, suspendedBy: null };

const shown = (contact: Kept, at: number): Contact => ({
  ...contact,
  ...{ rev: DRAFT_REV, inherited: false, position: at + 1, hasPin: false, ...NOBODY },
});

const listOf = ({ draft, ecvContacts }: DraftStore): SeenContactList => {
  const { agencies, agreement, contacts, premises } = draft;
  const named = (kind: 'Police' | 'Fire' | 'Medical') => {
    const { name } = agencyForm.show(null);
    return agencies[kind].name === name ? {} : { [kind]: agencies[kind].name };
  };
  const places = [
    { name: 'Premises', number: premises.premisesPhone },
    { name: 'Call first', number: premises.callFirst },
    { name: 'Call second', number: premises.callSecond },
  ];
  return {
    ...{ siteNum: NO_SITE_YET, siteName: premises.name, groupName: '', rev: DRAFT_REV },
    ...{ timeZone: premises.timeZone, changedBy: null, changedAt: null, hasOtherSites: false },
    ecvContacts,
    policeCome: agreement.plan.includes('Burglary'),
    places: places.filter(({ number }) => number.trim() !== ''),
    agencies: { ...named('Police'), ...named('Fire'), ...named('Medical') },
    contacts: contacts.map(shown),
  };
};

/** The call list of a draft, for the same screen that keeps the one of a site (domain guide 6.2, 6.18). PINs are set once the account is there. */
export const draftContactsGateway = (store: DraftStore): ContactsGateway => {
  const put = (contacts: readonly Kept[]): void => store.change({ contacts: [...contacts] });
  const edit = (id: string, change: Partial<ContactForm>) => {
    put(store.draft.contacts.map((one) => (one.id === id ? { ...one, ...change } : one)));
    return done({});
  };
  let removed: Kept | null = null;
  return {
    list: () => done(listOf(store)),
    add: (_, id, form) => {
      const others = store.draft.contacts.filter((one) => one.id !== id);
      put([...others, { id, ...form }]);
      return done({});
    },
    change: ({ id }, form) => edit(id, form),
    reorder: (_, ids) => {
      const { contacts } = store.draft;
      put(contacts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
      return done({ rev: DRAFT_REV });
    },
    suspend: ({ id }, suspended) => edit(id, { suspended }),
    setVacation: ({ id }, unavailableFrom, unavailableTo) =>
      edit(id, { unavailableFrom, unavailableTo }),
    expire: ({ id }, expires) => edit(id, { expires }),
    remove: ({ id }) => {
      removed = store.draft.contacts.find((one) => one.id === id) ?? null;
      put(store.draft.contacts.filter((one) => one.id !== id));
      return done({ rev: DRAFT_REV });
    },
    restore: ({ id }) => {
      if (removed?.id === id) put([...store.draft.contacts, removed]);
      return done({ pinGone: false });
    },
    importAll: (_site, _rev, rows) => {
      put([...store.draft.contacts, ...rows]);
      return done({});
    },
    targets: notYet,
    copy: notYet,
    download: notYet,
    printOrder: notYet,
  };
};
