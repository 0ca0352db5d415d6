import {
  type GroupContact,
  groupContactForm,
  groupContactSchema,
  MOST_GROUP_CONTACTS,
} from '../../account-group/account-group.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { GroupPorts } from './administer.operation.ts';
import { type FromRev, lockGroup } from './group-facts.use-cases.ts';

const FULL = refusalOf(
  'unacceptable',
  'groupContactsFull',
  `A group can have ${MOST_GROUP_CONTACTS} contacts at most, because every site calls all of them.`,
);

const textOf = ({ company, firstName, lastName }: GroupContact): string =>
  company ?? [firstName, lastName].filter(Boolean).join(' ');
const readable = (form: GroupContact) => ({
  ...form,
  phones: form.phones.map(({ number }) => number),
  emails: form.emails.map(({ address }) => address),
});

interface Wanted extends ListInput {
  readonly id: string;
  readonly rev: number;
  /** The new contact data; null removes the contact. */
  readonly form: GroupContact | null;
}

const validate = (entered: GroupContact) => {
  const validated = readForm(groupContactSchema, groupContactForm.pick(entered));
  return validated.ok ? validated : invalid(`${Object.values(validated.error).flat().join('. ')}.`);
};

const change = (ports: GroupPorts, caller: SessionCaller, wanted: Wanted): Reply =>
  ports.unitOfWork.run(async (tx) => {
    const locked = await lockGroup(ports, tx, caller, wanted, null);
    if (!locked.ok) return locked;
    const { siteGroupNum, timeZone } = locked.value;
    const before = await tx.accountGroups.contact(wanted.id);
    if (before === null || before.siteGroupNum !== siteGroupNum || before.deleted) return NOT_FOUND;
    const now = ports.clock.now();
    if (before.touch.rev !== wanted.rev)
      return changedMeanwhile(before.touch, { wallClock: ports.wallClock, timeZone, now });
    const validated = wanted.form === null ? ok(null) : validate(wanted.form);
    if (!validated.ok) return validated;
    const after = validated.value;
    const touch = { by: await nameOf(tx, caller), now };
    if (after === null) await tx.accountGroups.removeContact(wanted.id, touch);
    else await tx.accountGroups.saveContact(wanted.id, after, touch);
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation: after === null ? 'group.contactDelete' : 'group.contactChange',
      result: 'ok',
      target: `group ${siteGroupNum} ${textOf(before.form)}`,
      detail:
        after === null
          ? {}
          : changedTexts(groupContactForm.names, readable(before.form), readable(after)),
    });
    return ok({});
  });

/** Creates the use cases of group contacts, which are shown locked in the call list of every site (domain guide 6.10). */
export const groupContacts = (ports: GroupPorts) => ({
  /** Adds a contact at the end, once per id. The form generates the id. */
  addGroupContact: (
    caller: SessionCaller,
    { siteGroupNum: named, id, ...entered }: GroupContact & ListInput & { readonly id: string },
  ): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const locked = await lockGroup(ports, tx, caller, { siteGroupNum: named }, null);
      if (!locked.ok) return locked;
      const { siteGroupNum } = locked.value;
      const validated = validate(entered);
      if (!validated.ok) return validated;
      const known = await tx.accountGroups.contact(id);
      if (known !== null) return known.siteGroupNum === siteGroupNum ? ok({}) : NOT_FOUND;
      if ((await tx.accountGroups.countContacts(siteGroupNum)) >= MOST_GROUP_CONTACTS) return FULL;
      const touch = { by: await nameOf(tx, caller), now: ports.clock.now() };
      const at = { ...touch, siteGroupNum, id };
      if (!(await tx.accountGroups.addContact(at, validated.value))) return NOT_FOUND;
      await storeCall(tx, ports, caller);
      await recordAudit(tx, ports, caller, {
        operation: 'group.contactAdd',
        result: 'ok',
        target: `group ${siteGroupNum} ${textOf(validated.value)}`,
        detail: {},
      });
      return ok({});
    }),

  saveGroupContact: (
    caller: SessionCaller,
    { siteGroupNum, id, rev, ...form }: GroupContact & FromRev & { readonly id: string },
  ): Reply => change(ports, caller, { siteGroupNum, id, rev, form }),

  removeGroupContact: (
    caller: SessionCaller,
    { siteGroupNum, id, rev }: FromRev & { readonly id: string },
  ): Reply => change(ports, caller, { siteGroupNum, id, rev, form: null }),
});
