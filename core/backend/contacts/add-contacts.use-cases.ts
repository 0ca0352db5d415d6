import {
  contactForm,
  type ContactForm,
  contactFormSchema,
} from '../../contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '../../contacts/contact-limits.ts';
import { contactName } from '../../contacts/contact-state.rule.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ContactPorts } from './change-contact.use-cases.ts';
import { LIST_FULL, MAY_NOT_SET_PIN } from './contact-refusals.ts';
import {
  CONTACT_LABELS,
  CONTACT_SECRETS,
  type EnteredContact,
  maySetPin,
  PIN_CHANGE,
} from './entered-contact.rule.ts';
import { checkPin, type PreparedPin, preparePin, putPin } from './keep-pin.operation.ts';

interface NewContact {
  readonly tx: Transaction;
  readonly site: LockedSite;
  readonly id: string;
  readonly pin: PreparedPin;
}

const add = async (
  ports: ContactPorts,
  caller: SessionCaller,
  { tx, site, id, pin }: NewContact,
  entered: ContactForm,
): Reply => {
  const { siteNum, siteGroupNum, by } = site;
  const known = await tx.contacts.find(id);
  if (known !== null) return known.siteNum === siteNum ? ok({}) : NOT_FOUND;
  const validated = validateForm(contactFormSchema, entered);
  if (!validated.ok) return validated;
  const form = validated.value;
  const list = await tx.contacts.stored(siteNum);
  const own = list.contacts.filter(({ inherited }) => !inherited);
  if (own.length >= CONTACT_LIMITS.contacts) return LIST_FULL;
  const operation = 'contact.add';
  const checkedPin = await checkPin(tx, ports, caller, { site, contactId: id, operation }, pin);
  if (!checkedPin.ok) return checkedPin;
  const touch = { siteNum, by, now: ports.clock.now() };
  await tx.contacts.append({ ...touch, siteGroupNum, last: own.length }, [{ id, form }]);
  await putPin(tx, ports, { site, contactId: id }, checkedPin.value);
  await tx.contacts.order(touch, [...own.map((one) => one.id), id]);
  await recordChange(tx, ports, caller, site, {
    operation,
    event: 'Contact added',
    id,
    subject: contactName(form),
    changes: [
      ...fieldChanges(contactForm.names, null, form),
      ...(checkedPin.value === null ? [] : [PIN_CHANGE]),
    ],
    labels: CONTACT_LABELS,
    secrets: CONTACT_SECRETS,
    whole: true,
  });
  return ok({});
};

/** Use cases that add contacts to a call list one at a time (domain guide 6.2). */
export const addContacts = (ports: ContactPorts) => ({
  /** Adds a contact at the end of the call list. A repeated request has the same contact id and adds nothing. */
  addContact: async (
    caller: SessionCaller,
    {
      sn,
      siteGroupNum,
      id,
      pin,
      pinKnowingly,
      ...entered
    }: SiteInput & EnteredContact & { readonly id: string },
  ): Reply => {
    if (!maySetPin(caller, { pin })) return MAY_NOT_SET_PIN;
    const prepared = await preparePin(ports, sn, { pin, pinKnowingly });
    if (!prepared.ok) return prepared;
    return changeOfSite(ports, caller, { sn, siteGroupNum }, (tx, site) =>
      add(ports, caller, { tx, site, id, pin: prepared.value }, contactForm.pick(entered)),
    );
  },
});
