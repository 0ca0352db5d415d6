import {
  CONTACT_FIELD_NAMES,
  contactForm,
  type ContactForm,
  contactFormSchema,
} from '../../contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '../../contacts/contact-limits.ts';
import { contactName } from '../../contacts/contact-state.rule.ts';
import { losesLastCallable } from '../../contacts/judge-list.rule.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { counted } from '../../kernel/counted.rule.ts';
import { ok } from '../../kernel/result.ts';
import { judgeWhole } from '../account-info/hold-account.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/site-data.operation.ts';
import {
  type ContactInput,
  type ContactPorts,
  todayAt,
  touchedBy,
} from './change-contact.use-cases.ts';
import { keepsCodes, restorePin } from './keep-pin.operation.ts';
import { LAST_CALLABLE, LIST_FULL, NOT_THE_LIST } from './contact-refusals.ts';

/** A change of the list as a whole. */
export interface ListChangeInput extends SiteInput {
  /** Of the list. */
  readonly rev: number;
}

const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  new Set(other).size === other.length &&
  other.every((id) => one.includes(id));

/** Who is on a call list and in which order, changed as a whole (domain guide 6.2 "Operations"). */
export const orderContacts = (ports: ContactPorts) => ({
  /** The complete order by one press, under the revision of the list; of two people at once the second is told (domain guide 5.3). */
  orderContacts: (
    caller: SessionCaller,
    { ids, rev, ...input }: ListChangeInput & { readonly ids: readonly string[] },
  ): Reply<{ rev: number }> =>
    changeOfSite(ports, caller, input, async (tx, site) => {
      const list = await tx.contacts.stored(site.siteNum);
      if (list.rev !== rev) return touchedBy(ports, site, list);
      const own = list.contacts.filter(({ inherited }) => !inherited);
      const before = own.map(({ id }) => id);
      if (!sameMembers(before, ids)) return NOT_THE_LIST;
      if (before.every((id, at) => id === ids[at])) return ok({ rev });
      const { siteNum, by } = site;
      const next = await tx.contacts.order({ siteNum, by, now: ports.clock.now() }, ids);
      const nameOf = (id: string): string => {
        const contact = own.find((one) => one.id === id);
        return contact === undefined ? '' : contactName(contact);
      };
      await recordChange(
        tx,
        ports,
        caller,
        site,
        {
          ...{ operation: 'contact.order', event: 'Call order changed', id: null, subject: null },
          changes: [{ field: 'order', before: before.map(nameOf), after: ids.map(nameOf) }],
          labels: { order: 'Order' },
        },
        { rev: next },
      );
      return ok({ rev: next });
    }),

  /** Takes somebody off the list; the way back is `restoreContact`. */
  deleteContact: (
    caller: SessionCaller,
    { id, rev, ...input }: ContactInput,
  ): Reply<{ rev: number }> =>
    changeOfSite(ports, caller, input, async (tx, site) => {
      const { contacts } = await tx.contacts.stored(site.siteNum);
      const contact = contacts.find((one) => one.id === id && !one.inherited);
      if (contact === undefined) return NOT_FOUND;
      if (contact.rev !== rev) return touchedBy(ports, site, contact);
      const left = contacts.filter((one) => one !== contact);
      if (losesLastCallable(contacts, left, todayAt(ports, site))) return LAST_CALLABLE;
      const enough = contact.hasPin
        ? await keepsCodes(tx, ports, { site, contactId: id }, null)
        : ok(null);
      if (!enough.ok) return enough;
      const touch = { siteNum: site.siteNum, by: site.by, now: ports.clock.now() };
      await tx.contacts.remove(touch, id);
      const own = left.filter(({ inherited }) => !inherited);
      await tx.contacts.order(
        touch,
        own.map((one) => one.id),
      );
      await recordChange(
        tx,
        ports,
        caller,
        site,
        {
          ...{ operation: 'contact.delete', event: 'Contact deleted', id },
          ...{ subject: contactName(contact), labels: CONTACT_FIELD_NAMES, whole: true },
          changes: fieldChanges(contactForm.names, contactForm.pick(contact), null),
        },
        { rev: rev + 1 },
      );
      return ok({ rev: rev + 1 });
    }),

  /** Puts a deleted contact back to its place; one that is there again already stays. */
  restoreContact: (caller: SessionCaller, { id, rev, ...input }: ContactInput): Reply =>
    changeOfSite(ports, caller, input, async (tx, site) => {
      const deleted = await tx.contacts.deleted(site.siteNum, id);
      if (deleted === null) return NOT_FOUND;
      if (deleted.rev !== rev) return touchedBy(ports, site, deleted);
      const { contacts } = await tx.contacts.stored(site.siteNum);
      const own = contacts.filter(({ inherited }) => !inherited).map((one) => one.id);
      if (own.length >= CONTACT_LIMITS.contacts) return LIST_FULL;
      const touch = { siteNum: site.siteNum, by: site.by, now: ports.clock.now() };
      await tx.contacts.restore({ ...touch, last: own.length }, id);
      await restorePin(tx, ports, { site, contactId: id });
      await tx.contacts.order(touch, own.toSpliced(deleted.position - 1, 0, id));
      await recordChange(tx, ports, caller, site, {
        ...{ operation: 'contact.restore', event: 'Contact restored', id },
        ...{ subject: contactName(deleted), labels: CONTACT_FIELD_NAMES, whole: true },
        changes: fieldChanges(contactForm.names, null, contactForm.pick(deleted)),
      });
      return ok({});
    }),

  /** Adds pasted contacts, all of them or none, under the revision of the list they were looked at with; once for their ids. */
  importContacts: (
    caller: SessionCaller,
    {
      rows,
      rev,
      ...input
    }: ListChangeInput & { readonly rows: readonly (ContactForm & { readonly id: string })[] },
  ): Reply =>
    changeOfSite(ports, caller, input, async (tx, site) => {
      const [first] = rows;
      const known = first === undefined ? null : await tx.contacts.find(first.id);
      if (known !== null) return known.siteNum === site.siteNum ? ok({}) : NOT_FOUND;
      const list = await tx.contacts.stored(site.siteNum);
      if (list.rev !== rev) return touchedBy(ports, site, list);
      const own = list.contacts.filter(({ inherited }) => !inherited).map(({ id }) => id);
      if (own.length + rows.length > CONTACT_LIMITS.contacts) return LIST_FULL;
      const written: { readonly id: string; readonly form: ContactForm }[] = [];
      for (const { id, ...entered } of rows) {
        const judged = judgeWhole(contactFormSchema, contactForm.pick(entered));
        if (!judged.ok) return judged;
        written.push({ id, form: judged.value });
      }
      const { siteNum, siteGroupNum, by } = site;
      const touch = { siteNum, by, now: ports.clock.now() };
      await tx.contacts.append({ ...touch, siteGroupNum, last: own.length }, written);
      await tx.contacts.order(touch, [...own, ...written.map(({ id }) => id)]);
      const names = written.map(({ form }) => contactName(form));
      await recordChange(tx, ports, caller, site, {
        ...{ operation: 'contact.import', event: 'Contacts imported', id: null },
        subject: counted(names.length, 'contact'),
        changes: [{ field: 'contacts', before: null, after: names }],
        ...{ labels: { contacts: 'Contacts' }, whole: true },
      });
      return ok({});
    }),
});
