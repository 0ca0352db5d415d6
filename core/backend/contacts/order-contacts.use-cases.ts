import {
  contactForm,
  type ContactForm,
  contactFormSchema,
} from '../../contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '../../contacts/contact-limits.ts';
import { contactName } from '../../contacts/contact-state.rule.ts';
import { counted } from '../../kernel/counted.rule.ts';
import { ok } from '../../kernel/result.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { type ContactPorts, touchedBy } from './change-contact.use-cases.ts';
import { LIST_FULL, NOT_THE_LIST } from './contact-refusals.ts';

/** Identifies a site's call list, at the revision that the caller last saw. */
export interface ListChangeInput extends SiteInput {
  readonly rev: number;
}

const sameMembers = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  new Set(other).size === other.length &&
  other.every((id) => one.includes(id));

/** Use cases that change the order or the members of a whole call list (domain guide 6.2 "Operations"). */
export const orderContacts = (ports: ContactPorts) => ({
  /** Stores the complete new order of the call list. Refuses if the list's revision has changed (domain guide 5.3). */
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
          operation: 'contact.order',
          event: 'Call order changed',
          id: null,
          subject: null,
          changes: [{ field: 'order', before: before.map(nameOf), after: ids.map(nameOf) }],
          labels: { order: 'Order' },
        },
        { rev: next },
      );
      return ok({ rev: next });
    }),

  /**
   * Adds all pasted contacts or none. A repeated request with the same contact ids adds nothing. Refuses if the list's
   * revision has changed.
   */
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
        const validated = validateForm(contactFormSchema, contactForm.pick(entered));
        if (!validated.ok) return validated;
        written.push({ id, form: validated.value });
      }
      const { siteNum, siteGroupNum, by } = site;
      const touch = { siteNum, by, now: ports.clock.now() };
      await tx.contacts.append({ ...touch, siteGroupNum, last: own.length }, written);
      await tx.contacts.order(touch, [...own, ...written.map(({ id }) => id)]);
      const names = written.map(({ form }) => contactName(form));
      await recordChange(tx, ports, caller, site, {
        operation: 'contact.import',
        event: 'Contacts imported',
        id: null,
        subject: counted(names.length, 'contact'),
        changes: [{ field: 'contacts', before: null, after: names }],
        labels: { contacts: 'Contacts' },
        whole: true,
      });
      return ok({});
    }),
});
