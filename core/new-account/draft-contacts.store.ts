import type { Contact, SeenContactList } from '../contacts/contact-list.schema.ts';
import type { ContactsGateway } from '../contacts/contacts.api.ts';
import { contactFormSchema, type ContactForm } from '../contacts/contact-form.schema.ts';
import { agencyForm } from './premises-form.schema.ts';
import { done, DRAFT_REV, type DraftStore, NO_SITE_YET, notYet } from './draft.store.ts';
import type { AccountDraft } from './account-draft.schema.ts';

type Kept = AccountDraft['contacts'][number];

const NOBODY = { changedBy: null, changedAt: null, suspendedAt: null, suspendedBy: null };

const shown = (contact: Kept, at: number): Contact => ({
  ...contact,
  rev: DRAFT_REV,
  inherited: false,
  position: at + 1,
  hasPin: false,
  ...NOBODY,
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
    siteNum: NO_SITE_YET,
    siteName: premises.name,
    groupName: '',
    rev: DRAFT_REV,
    timeZone: premises.timeZone,
    changedBy: null,
    changedAt: null,
    hasOtherSites: false,
    ecvContacts,
    policeCome: agreement.plan.includes('Burglary'),
    places: places.filter(({ number }) => number.trim() !== ''),
    agencies: { ...named('Police'), ...named('Fire'), ...named('Medical') },
    contacts: contacts.map(shown),
  };
};

/**
 * Returns a gateway for the call list of a draft, so that the call-list screen of a site can also edit a draft (domain
 * guide 6.2, 6.18). PINs can be set only after the account exists.
 */
export const draftContactsStore = (store: DraftStore): ContactsGateway => {
  const put = (contacts: readonly Kept[]): void => store.change({ contacts: [...contacts] });
  const edit = (id: string, change: Partial<ContactForm>) => {
    put(store.draft.contacts.map((one) => (one.id === id ? { ...one, ...change } : one)));
    return done({});
  };
  let removed: Kept | null = null;
  return {
    siteContacts: () => done(listOf(store)),
    addContact: ({ id, ...entered }) => {
      const others = store.draft.contacts.filter((one) => one.id !== id);
      put([...others, { id, ...contactFormSchema.parse(entered) }]);
      return done({});
    },
    saveContact: ({ id, ...entered }) => edit(id, contactFormSchema.parse(entered)),
    orderContacts: ({ ids }) => {
      const { contacts } = store.draft;
      put(contacts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
      return done({ rev: DRAFT_REV });
    },
    suspendContact: ({ id, suspended }) => edit(id, { suspended }),
    setContactVacation: ({ id, from, to }) =>
      edit(id, { unavailableFrom: from, unavailableTo: to }),
    expireContact: ({ id, expires }) => edit(id, { expires }),
    deleteContact: ({ id }) => {
      removed = store.draft.contacts.find((one) => one.id === id) ?? null;
      put(store.draft.contacts.filter((one) => one.id !== id));
      return done({ rev: DRAFT_REV });
    },
    restoreContact: ({ id }) => {
      if (removed?.id === id) put([...store.draft.contacts, removed]);
      return done({ pinGone: false });
    },
    importContacts: ({ rows }) => {
      const added = rows.map(({ id, ...entered }) => ({
        id,
        ...contactFormSchema.parse(entered),
      }));
      put([...store.draft.contacts, ...added]);
      return done({});
    },
    contactCopyTargets: notYet,
    copyContacts: notYet,
    exportContacts: notYet,
    callOrderSheet: notYet,
  };
};
