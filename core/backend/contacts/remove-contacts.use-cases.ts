import { contactForm } from '../../contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '../../contacts/contact-limits.ts';
import type { RestoredContact } from '../../contacts/contact-list.schema.ts';
import { contactName } from '../../contacts/contact-state.rule.ts';
import { losesLastCallable } from '../../contacts/list-warnings.rule.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import type { SessionCaller } from '../caller.ts';
import { touchOf } from '../passcodes/keeps-enough.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite } from '../sites/change-of-site.operation.ts';
import {
  type ContactInput,
  type ContactPorts,
  todayAt,
  touchedBy,
} from './change-contact.use-cases.ts';
import { LAST_CALLABLE, LIST_FULL } from './contact-refusals.ts';
import { CONTACT_LABELS, CONTACT_SECRETS, PIN_CHANGE } from './entered-contact.rule.ts';
import { keepsCodes } from './keep-pin.operation.ts';
import { checkReturn, prepareReturn } from './prepare-return.operation.ts';

const WORDS = { labels: CONTACT_LABELS, secrets: CONTACT_SECRETS, whole: true } as const;

/** Use cases that delete and restore contacts (domain guide 5.8 "Deletes are soft"). */
export const removeContacts = (ports: ContactPorts) => ({
  /** Deletes a contact from the call list; `restoreContact` undoes the deletion. */
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
          operation: 'contact.delete',
          event: 'Contact deleted',
          id,
          ...WORDS,
          subject: contactName(contact),
          changes: fieldChanges(contactForm.names, contactForm.pick(contact), null),
        },
        { rev: rev + 1 },
      );
      return ok({ rev: rev + 1 });
    }),

  /**
   * Restores a deleted contact at its former position. Restores the contact's PIN too, unless another code now equals the
   * PIN or the PIN cannot be decrypted.
   */
  restoreContact: async (
    caller: SessionCaller,
    { id, rev, ...input }: ContactInput,
  ): Reply<RestoredContact> => {
    const kept = await prepareReturn(ports, input.sn, id);
    if (!kept.ok) return kept;
    return changeOfSite(ports, caller, input, async (tx, site) => {
      const deleted = await tx.contacts.deleted(site.siteNum, id);
      if (deleted === null) return NOT_FOUND;
      if (deleted.rev !== rev) return touchedBy(ports, site, deleted);
      const { contacts } = await tx.contacts.stored(site.siteNum);
      const own = contacts.filter(({ inherited }) => !inherited).map((one) => one.id);
      if (own.length >= CONTACT_LIMITS.contacts) return LIST_FULL;
      const checked = await checkReturn(tx, ports, caller, site, id, kept.value);
      if (!checked.ok) return checked;
      const reply = { pinGone: checked.value === 'stays away' };
      const touch = { siteNum: site.siteNum, by: site.by, now: ports.clock.now() };
      await tx.contacts.restore({ ...touch, last: own.length }, id);
      if (reply.pinGone) await tx.sitePasscodes.remove({ of: 'pin', id }, touchOf(ports, site));
      await tx.contacts.order(touch, own.toSpliced(deleted.position - 1, 0, id));
      await recordChange(
        tx,
        ports,
        caller,
        site,
        {
          operation: 'contact.restore',
          event: 'Contact restored',
          id,
          ...WORDS,
          subject: contactName(deleted),
          changes: [
            ...fieldChanges(contactForm.names, null, contactForm.pick(deleted)),
            ...(reply.pinGone ? [PIN_CHANGE] : []),
          ],
        },
        reply,
      );
      return ok(reply);
    });
  },
});
