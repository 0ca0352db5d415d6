import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import {
  ON_CALL_LIMITS,
  type OnCallListForm,
  onCallListForm,
  onCallListFormSchema,
  type OnCallPersonForm,
  onCallPersonForm,
  onCallPersonFormSchema,
} from '../../on-call/on-call-list-form.schema.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import {
  changeOnCall,
  type LockedOnCall,
  checkRevision,
  knowsAll,
  type OnCallPorts,
  UNKNOWN_PERSON,
} from './change-on-call.operation.ts';

/** Identifies a record at the revision that the caller last saw; revision 0 creates a new record. */
export interface OfRev extends ListInput {
  readonly id: string;
  readonly rev: number;
}

const full = (what: string, many: number) =>
  refusalOf('unacceptable', 'onCallFull', `A group can have at most ${many} ${what}.`);
const NAME_TAKEN = refusalOf(
  'unacceptable',
  'nameTaken',
  'Another list has this name. Messages show the name, so each list needs its own.',
);
const MEMBER_ALREADY = refusalOf(
  'unacceptable',
  'memberAlready',
  'Another one of your people already has this sign-in.',
);
const NO_MEMBER = refusalOf(
  'unacceptable',
  'noMember',
  'This sign-in doesn’t have access to your group’s answering service.',
);

const words = (errors: Readonly<Record<string, readonly string[]>>) =>
  invalid(`${Object.values(errors).flat().join('. ')}.`);

const peopleOf = ({ tiers }: Pick<OnCallListForm, 'tiers'>): readonly string[] =>
  tiers.flatMap(({ turns }) => turns.flat());

const readableList = (locked: LockedOnCall, list: OnCallListForm) => ({
  ...list,
  covers: list.covers === null ? 'always' : JSON.stringify(list.covers),
  tiers: list.tiers.map(
    ({ tier, turns }) =>
      `${tier}: ${turns
        .map((turn) =>
          turn.map((id) => locked.overview.people.find((one) => one.id === id)?.name).join(' + '),
        )
        .join(' > ')}`,
  ),
});
const LIST_FIELDS = Object.keys(onCallListForm) as readonly (keyof OnCallListForm)[];
const PERSON_FIELDS = Object.keys(onCallPersonForm) as readonly (keyof OnCallPersonForm)[];

const saveList =
  (ports: OnCallPorts) =>
  (caller: SessionCaller, { id, rev, siteGroupNum, ...entered }: OnCallListForm & OfRev): Reply =>
    changeOnCall(ports, caller, { siteGroupNum }, async (locked) => {
      const { by, overview, now, tx } = locked;
      const before = overview.lists.find((list) => list.id === id);
      // If the record already exists, this is a repeated create request.
      if (rev === 0 && before !== undefined) return ok(null);
      if (rev > 0 && before === undefined) return NOT_FOUND;
      const fresh = before === undefined ? ok(null) : checkRevision(ports, locked, before, rev);
      if (!fresh.ok) return fresh;
      const validated = readForm(onCallListFormSchema, entered);
      if (!validated.ok) return words(validated.error);
      const form = validated.value;
      if (!knowsAll(locked, peopleOf(form))) return UNKNOWN_PERSON;
      const others = overview.lists.filter((list) => list.id !== id);
      if (others.some(({ name }) => name.toLowerCase() === form.name.toLowerCase()))
        return NAME_TAKEN;
      if (others.length >= ON_CALL_LIMITS.lists) return full('lists', ON_CALL_LIMITS.lists);
      if (!(await tx.onCall.saveList(overview.siteGroupNum, id, form, { by, now })))
        return NOT_FOUND;
      return ok({
        operation: before === undefined ? 'onCall.listAdd' : 'onCall.listChange',
        target: form.name,
        detail: {
          listId: id,
          ...(before !== undefined &&
            changedTexts(LIST_FIELDS, readableList(locked, before), readableList(locked, form))),
        },
      });
    });

const savePerson =
  (ports: OnCallPorts) =>
  (caller: SessionCaller, { id, rev, siteGroupNum, ...entered }: OnCallPersonForm & OfRev): Reply =>
    changeOnCall(ports, caller, { siteGroupNum }, async (locked) => {
      const { by, overview, now, tx } = locked;
      const before = overview.people.find((person) => person.id === id);
      if (rev === 0 && before !== undefined) return ok(null);
      if (rev > 0 && before === undefined) return NOT_FOUND;
      const fresh = before === undefined ? ok(null) : checkRevision(ports, locked, before, rev);
      if (!fresh.ok) return fresh;
      const validated = readForm(onCallPersonFormSchema, entered);
      if (!validated.ok) return words(validated.error);
      const form = validated.value;
      if (before === undefined && overview.people.length >= ON_CALL_LIMITS.people)
        return full('people', ON_CALL_LIMITS.people);
      if (form.accountId !== null && form.accountId !== before?.accountId) {
        if (overview.people.some((one) => one.id !== id && one.accountId === form.accountId))
          return MEMBER_ALREADY;
        const known = await tx.onCall.candidates(overview.siteGroupNum);
        if (!known.some((one) => one.id === form.accountId)) return NO_MEMBER;
      }
      if (!(await tx.onCall.savePerson(overview.siteGroupNum, id, form, { by, now })))
        return NOT_FOUND;
      const readable = (person: OnCallPersonForm) => ({
        ...person,
        quiet: person.quiet === null ? null : JSON.stringify(person.quiet),
      });
      return ok({
        operation: before === undefined ? 'onCall.personAdd' : 'onCall.personChange',
        target: form.name,
        detail: {
          personId: id,
          ...(before !== undefined &&
            changedTexts(PERSON_FIELDS, readable(before), readable(form))),
        },
      });
    });

/** Use cases that change the on-call lists and people of a group (domain guide 6.8 b). */
export const onCallLists = (ports: OnCallPorts) => ({
  saveOnCallList: saveList(ports),
  saveOnCallPerson: savePerson(ports),

  removeOnCallList: (caller: SessionCaller, { id, rev, ...input }: OfRev): Reply =>
    changeOnCall(ports, caller, input, async (locked) => {
      const before = locked.overview.lists.find((list) => list.id === id);
      if (before === undefined) return NOT_FOUND;
      const fresh = checkRevision(ports, locked, before, rev);
      if (!fresh.ok) return fresh;
      await locked.tx.onCall.removeList(id, locked);
      return ok({ operation: 'onCall.listDelete', target: before.name, detail: { listId: id } });
    }),

  removeOnCallPerson: (caller: SessionCaller, { id, rev, ...input }: OfRev): Reply =>
    changeOnCall(ports, caller, input, async (locked) => {
      const { overview, tx } = locked;
      const before = overview.people.find((person) => person.id === id);
      if (before === undefined) return NOT_FOUND;
      const fresh = checkRevision(ports, locked, before, rev);
      if (!fresh.ok) return fresh;
      const using = [
        ...overview.lists.filter((list) => peopleOf(list).includes(id)).map(({ name }) => name),
        ...overview.fixed
          .filter(({ slots }) => slots.some(({ people }) => people.includes(id)))
          .map(({ name }) => name),
        ...(overview.overrides.some(({ personId }) => personId === id) ? ['an override'] : []),
      ];
      if (using.length > 0)
        return refusalOf(
          'unacceptable',
          'onCallInUse',
          `${before.name} is in ${using.join(', ')}. First remove them there, so that no shift is left uncovered.`,
        );
      await tx.onCall.removePerson(id, locked);
      return ok({
        operation: 'onCall.personDelete',
        target: before.name,
        detail: { personId: id },
      });
    }),
});
