import {
  contactForm,
  type ContactForm,
  contactFormSchema,
} from '../../contacts/contact-form.schema.ts';
import type { Contact, ContactList } from '../../contacts/contact-list.schema.ts';
import { contactName } from '../../contacts/contact-state.rule.ts';
import { losesLastCallable } from '../../contacts/list-warnings.rule.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { instantOf } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { LAST_CALLABLE, MAY_NOT_SET_PIN } from './contact-refusals.ts';
import {
  CONTACT_LABELS,
  CONTACT_SECRETS,
  type EnteredContact,
  maySetPin,
  PIN_CHANGE,
} from './entered-contact.rule.ts';
import { keepPin, keepsCodes, type PreparedPin, preparePin } from './keep-pin.operation.ts';

export type ContactPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock' | 'vault' | 'hasher'
>;

/** Identifies a contact of a site, at the revision that the caller last saw. */
export interface ContactInput extends SiteInput {
  readonly id: string;
  readonly rev: number;
}

/** Returns today's date in the site's time zone. */
export const todayAt = (
  { clock, wallClock }: Pick<BackendPorts, 'clock' | 'wallClock'>,
  { timeZone }: Pick<LockedSite, 'timeZone'>,
): string => wallClock.wallTime(clock.now(), timeZone).slice(0, 10);

/** Builds the 409 refusal for a contact or call list that another person changed. */
export const touchedBy = (
  ports: Pick<BackendPorts, 'clock' | 'wallClock'>,
  site: LockedSite,
  { changedBy, changedAt }: Pick<Contact, 'changedBy' | 'changedAt'>,
) =>
  changedAtSite(ports, site, {
    updatedBy: changedBy,
    updatedAt: changedAt === null ? null : instantOf(changedAt),
  });

interface Found {
  readonly list: ContactList;
  readonly contact: Contact;
}

/** Finds a contact of the site itself and checks the contact's revision. A contact inherited from the group is not found. */
const ownContact = async (
  tx: Transaction,
  ports: ContactPorts,
  site: LockedSite,
  { id, rev }: Pick<ContactInput, 'id' | 'rev'>,
): Reply<Found> => {
  const list = await tx.contacts.stored(site.siteNum);
  const contact = list.contacts.find((one) => one.id === id && !one.inherited);
  if (contact === undefined) return NOT_FOUND;
  return contact.rev === rev ? ok({ list, contact }) : touchedBy(ports, site, contact);
};

interface Edit {
  readonly operation: string;
  readonly event: string;
  readonly form: (now: ContactForm) => ContactForm;
  readonly pin?: PreparedPin;
}

/** Changes one contact. Writes nothing if the contact stays the same. */
const editContact = (
  ports: ContactPorts,
  caller: SessionCaller,
  input: ContactInput,
  { operation, event, form, pin }: Edit,
): Reply =>
  changeOfSite(ports, caller, input, async (tx, site) => {
    const found = await ownContact(tx, ports, site, input);
    if (!found.ok) return found;
    const { contact, list } = found.value;
    const before: ContactForm = contactForm.pick(contact);
    const validated = validateForm(contactFormSchema, form(before));
    if (!validated.ok) return validated;
    const after = validated.value;
    const left = list.contacts.map((one) => (one === contact ? { ...one, ...after } : one));
    if (losesLastCallable(list.contacts, left, todayAt(ports, site))) return LAST_CALLABLE;
    const changes = fieldChanges(contactForm.names, before, after);
    const change = pin?.change;
    const isPinNew = change !== undefined && (change !== null || contact.hasPin);
    if (changes.length === 0 && !isPinNew) return ok({});
    const { siteNum, by } = site;
    const holder = { site, contactId: contact.id, operation };
    const enough = contact.hasPin
      ? await keepsCodes(tx, ports, holder, change === null ? null : after)
      : ok(null);
    if (!enough.ok) return enough;
    const kept =
      isPinNew && pin !== undefined ? await keepPin(tx, ports, caller, holder, pin) : ok({});
    if (!kept.ok) return kept;
    await tx.contacts.save(
      { siteNum, by, now: ports.clock.now() },
      { id: contact.id, form: after },
    );
    await recordChange(tx, ports, caller, site, {
      operation,
      event,
      id: contact.id,
      subject: contactName(after),
      changes: [...changes, ...(isPinNew ? [PIN_CHANGE] : [])],
      labels: CONTACT_LABELS,
      secrets: CONTACT_SECRETS,
    });
    return ok({});
  });

/** Use cases that change one contact (domain guide 6.2, 5.3). */
export const changeContact = (ports: ContactPorts) => ({
  /** Saves a contact at the revision the caller last saw. */
  saveContact: async (
    caller: SessionCaller,
    { sn, siteGroupNum, id, rev, pin, pinKnowingly, ...entered }: ContactInput & EnteredContact,
  ): Reply => {
    if (!maySetPin(caller, { pin })) return MAY_NOT_SET_PIN;
    const prepared = await preparePin(ports, sn, { pin, pinKnowingly });
    if (!prepared.ok) return prepared;
    return editContact(
      ports,
      caller,
      { sn, siteGroupNum, id, rev },
      {
        operation: 'contact.change',
        event: 'Contact changed',
        pin: prepared.value,
        form: () => contactForm.pick(entered),
      },
    );
  },

  /** Suspends the rights of a contact, or restores them. */
  suspendContact: (
    caller: SessionCaller,
    { suspended, ...input }: ContactInput & { readonly suspended: boolean },
  ): Reply =>
    editContact(ports, caller, input, {
      operation: 'contact.suspend',
      event: suspended ? 'Contact suspended' : 'Contact suspension ended',
      form: (now) => ({ ...now, suspended }),
    }),

  /** Sets a vacation, during which the contact is not called, or ends the vacation. */
  setContactVacation: (
    caller: SessionCaller,
    {
      from,
      to,
      ...input
    }: ContactInput & { readonly from: string | null; readonly to: string | null },
  ): Reply =>
    editContact(ports, caller, input, {
      operation: 'contact.vacation',
      event: from === null && to === null ? 'Vacation removed' : 'Vacation set',
      form: (now) => ({ ...now, unavailableFrom: from, unavailableTo: to }),
    }),

  /** Sets or clears the day on which a contact expires. */
  expireContact: (
    caller: SessionCaller,
    { expires, ...input }: ContactInput & { readonly expires: string | null },
  ): Reply =>
    editContact(ports, caller, input, {
      operation: 'contact.expire',
      event: expires === null ? 'Contact expiration removed' : 'Contact expiration set',
      form: (now) => ({ ...now, expires }),
    }),
});
