import { readForm } from '../../forms/read-form.schema.ts';
import { instantOf } from '../../kernel/instant.ts';
import { mapOk, ok } from '../../kernel/result.ts';
import {
  type FixedForm,
  fixedFormSchema,
  type OverrideForm,
  overrideFormSchema,
} from '../../on-call/override-form.schema.ts';
import type { SessionCaller } from '../caller.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import {
  changeOnCall,
  type LockedOnCall,
  checkRevision,
  knowsAll,
  type OnCallPorts,
  spanText,
  UNKNOWN_PERSON,
} from './change-on-call.operation.ts';
import type { OfRev } from './on-call-lists.use-cases.ts';

const PAST = refusalOf(
  'unacceptable',
  'spanPast',
  'This period is over and can no longer be changed.',
);
const OVERRIDES_FULL = refusalOf(
  'unacceptable',
  'onCallFull',
  'A list can have at most 500 upcoming overrides. Change its rotation instead.',
);
const MOST_OVERRIDES = 500;

const validate = <T>(schema: Parameters<typeof readForm<T>>[0], entered: unknown) => {
  const validated = readForm(schema, entered);
  return validated.ok ? validated : invalid(`${Object.values(validated.error).flat().join('. ')}.`);
};

const nameIn = ({ overview }: LockedOnCall, id: string | null): string =>
  overview.people.find((person) => person.id === id)?.name ?? 'no one';

/** Finds a fixed schedule of the same list that overlaps the given one. Overlapping fixed schedules are not allowed. */
const overlapping = ({ overview }: LockedOnCall, id: string, form: FixedForm) =>
  overview.fixed.find(
    (one) =>
      one.id !== id &&
      one.listId === form.listId &&
      instantOf(one.from) < instantOf(form.to) &&
      instantOf(one.to) > instantOf(form.from),
  );

const saveFixed =
  (ports: OnCallPorts) =>
  (caller: SessionCaller, { id, rev, siteGroupNum, ...entered }: FixedForm & OfRev): Reply =>
    changeOnCall(ports, caller, { siteGroupNum }, async (locked) => {
      const { by, overview, now, tx } = locked;
      const before = overview.fixed.find((one) => one.id === id);
      if (rev === 0 && before !== undefined) return ok(null);
      if (rev > 0 && before === undefined) return NOT_FOUND;
      const touch = before && {
        rev: before.rev,
        changedBy: before.madeBy,
        changedAt: before.madeAt,
      };
      const fresh = touch === undefined ? ok(null) : checkRevision(ports, locked, touch, rev);
      if (!fresh.ok) return fresh;
      const checked = validate(fixedFormSchema, entered);
      if (!checked.ok) return checked;
      const form = checked.value;
      const list = overview.lists.find((one) => one.id === form.listId);
      if (list === undefined || (before !== undefined && before.listId !== form.listId))
        return NOT_FOUND;
      if (
        !knowsAll(
          locked,
          form.slots.flatMap(({ people }) => people),
        )
      )
        return UNKNOWN_PERSON;
      if (instantOf(form.to) <= now) return PAST;
      const other = overlapping(locked, id, form);
      if (other !== undefined)
        return refusalOf(
          'unacceptable',
          'fixedOverlap',
          `“${other.name}” already covers part of this time. Change or end it, or choose another time.`,
        );
      if (!(await tx.onCall.saveFixed(id, form, { by, now }))) return NOT_FOUND;
      return ok({
        operation: before === undefined ? 'onCall.fixedAdd' : 'onCall.fixedChange',
        target: `${list.name}: ${form.name}`,
        detail: { fixedId: id, span: spanText(form.from, form.to) },
      });
    });

/** Finds an override that is not over, at the revision the caller last saw. */
const findOverride = (ports: OnCallPorts, locked: LockedOnCall, id: string, rev: number) => {
  const found = locked.overview.overrides.find((one) => one.id === id);
  if (found === undefined) return NOT_FOUND;
  const { madeAt: changedAt, madeBy: changedBy } = found;
  return mapOk(
    checkRevision(ports, locked, { rev: found.rev, changedBy, changedAt }, rev),
    () => found,
  );
};

/** Checks an override as entered. Returns its form, and what the audit log says of it. */
const checkOverride = (locked: LockedOnCall, id: string, entered: OverrideForm) => {
  const { now, overview } = locked;
  const checked = validate(overrideFormSchema, entered);
  if (!checked.ok) return checked;
  const form = checked.value;
  const list = overview.lists.find((one) => one.id === form.listId);
  if (list === undefined) return NOT_FOUND;
  if (!knowsAll(locked, [form.personId, form.insteadOf])) return UNKNOWN_PERSON;
  if (instantOf(form.to) <= now) return PAST;
  const others = overview.overrides.filter((one) => one.listId === form.listId && one.id !== id);
  if (others.length >= MOST_OVERRIDES) return OVERRIDES_FULL;
  const facts = {
    target: list.name,
    detail: {
      overrideId: id,
      kind: form.kind,
      place: form.tier,
      span: spanText(form.from, form.to),
      change: `${nameIn(locked, form.insteadOf)} → ${nameIn(locked, form.personId)}`,
    },
  };
  return ok({ form, facts });
};

/** Use cases that change an on-call list for a time span: overrides and fixed schedules (domain guide 6.8 b). */
export const onCallSpans = (ports: OnCallPorts) => ({
  saveOnCallFixed: saveFixed(ports),

  removeOnCallFixed: (caller: SessionCaller, { id, rev, ...input }: OfRev): Reply =>
    changeOnCall(ports, caller, input, async (locked) => {
      const before = locked.overview.fixed.find((one) => one.id === id);
      if (before === undefined) return NOT_FOUND;
      const { madeAt: changedAt, madeBy: changedBy } = before;
      const fresh = checkRevision(ports, locked, { rev: before.rev, changedBy, changedAt }, rev);
      if (!fresh.ok) return fresh;
      await locked.tx.onCall.endFixed(id, locked.now);
      return ok({ operation: 'onCall.fixedEnd', target: before.name, detail: { fixedId: id } });
    }),

  /** Adds an override. A repeated request has the same override id and adds nothing. */
  addOnCallOverride: (
    caller: SessionCaller,
    { id, siteGroupNum, ...entered }: OverrideForm & ListInput & { readonly id: string },
  ): Reply =>
    changeOnCall(ports, caller, { siteGroupNum }, async (locked) => {
      if (locked.overview.overrides.some((one) => one.id === id)) return ok(null);
      const checked = checkOverride(locked, id, entered);
      if (!checked.ok) return checked;
      const { form, facts } = checked.value;
      const { by, now, tx } = locked;
      if (!(await tx.onCall.addOverride(id, form, { by, now, swapId: null }))) return NOT_FOUND;
      return ok({ operation: 'onCall.overrideAdd', ...facts });
    }),

  changeOnCallOverride: (
    caller: SessionCaller,
    { id, rev, siteGroupNum, ...entered }: OverrideForm & OfRev,
  ): Reply =>
    changeOnCall(ports, caller, { siteGroupNum }, async (locked) => {
      const found = findOverride(ports, locked, id, rev);
      if (!found.ok) return found;
      const checked = checkOverride(locked, id, entered);
      if (!checked.ok) return checked;
      const { form, facts } = checked.value;
      await locked.tx.onCall.changeOverride(id, form, locked);
      return ok({ operation: 'onCall.overrideChange', ...facts });
    }),

  removeOnCallOverride: (caller: SessionCaller, { id, rev, ...input }: OfRev): Reply =>
    changeOnCall(ports, caller, input, async (locked) => {
      const found = findOverride(ports, locked, id, rev);
      if (!found.ok) return found;
      const before = found.value;
      await locked.tx.onCall.endOverride(id, locked.now);
      return ok({
        operation: 'onCall.overrideEnd',
        target: locked.overview.lists.find((one) => one.id === before.listId)?.name ?? '',
        detail: { overrideId: id, span: spanText(before.from, before.to) },
      });
    }),
});
