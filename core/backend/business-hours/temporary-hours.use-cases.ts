import { nextOpening, openState } from '../../business-hours/open-state.rule.ts';
import {
  type StoredTemporaryHours,
  type TemporaryHoursForm,
  temporaryHoursForm,
  temporaryHoursFormSchema,
} from '../../business-hours/business-hours.schema.ts';
import { mergedSpan, overlapsOfSpan } from '../../business-hours/overlaps-of-span.rule.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { instantOf, isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { momentText } from '../moment-text.rule.ts';
import { whenText } from '../moment-text.rule.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { changeHours, type LockedHours, type HoursPorts } from './change-hours.operation.ts';
import { hoursOfGroup } from './hours-of-group.rule.ts';

/** Identifies a temporary change of the active group or one of its branches. */
export interface OfTemporary extends ListInput {
  readonly id: string;
  readonly group: number;
}
/** A temporary change, at the revision that the caller last saw; `rev` 0 creates a new change. */
export type OfRev = OfTemporary & { readonly rev: number };

const OVER = refusalOf(
  'unacceptable',
  'spanPast',
  'This period is over and can no longer be changed.',
);
const NOT_IN_FORCE = refusalOf(
  'conflict',
  'notInForce',
  'This change is no longer in effect. See the list for the current ones.',
);
const CLOSED = refusalOf('conflict', 'closedAlready', 'You are already closed.');
const NO_OPENING = refusalOf(
  'unacceptable',
  'noOpening',
  'Your hours have no opening within a year. Choose an end yourself.',
);
const FIELDS = Object.keys(temporaryHoursForm) as readonly (keyof TemporaryHoursForm)[];

const placeOf = (ports: HoursPorts, { group, now }: LockedHours) => ({
  wallClock: ports.wallClock,
  timeZone: group.timeZone,
  now,
});

const checkRevision = (
  ports: HoursPorts,
  locked: LockedHours,
  found: StoredTemporaryHours,
  rev: number,
) => {
  if (found.rev === rev) return ok(null);
  const at = found.changedAt === null ? null : instantOf(found.changedAt);
  return changedMeanwhile({ by: found.changedBy, at }, placeOf(ports, locked));
};

const ownOf = ({ overview, group }: LockedHours): readonly StoredTemporaryHours[] =>
  overview.temporary.filter((one) => one.siteGroupNum === group.siteGroupNum);

/**
 * Merges the existing temporary changes that overlap a new one into the new one, and deletes the existing ones. If there
 * is an overlap and `merge` is false, refuses.
 */
const makeRoom = async (
  ports: HoursPorts,
  locked: LockedHours,
  {
    form,
    id,
    merge,
  }: { readonly form: TemporaryHoursForm; readonly id: string; readonly merge: boolean },
): Reply<TemporaryHoursForm> => {
  const met = overlapsOfSpan(
    form,
    ownOf(locked).filter((one) => one.id !== id),
  );
  const [first] = met;
  if (first === undefined) return ok(form);
  const place = placeOf(ports, locked);
  const text = `“${first.reason}”, ${whenText(instantOf(first.from), place)} to ${whenText(instantOf(first.to), place)}`;
  if (!merge)
    return refusalOf(
      'unacceptable',
      'temporaryOverlap',
      `Two temporary changes can’t overlap: ${text}. Merge them, or choose another time.`,
    );
  const validated = readForm(temporaryHoursFormSchema, mergedSpan(form, met));
  if (!validated.ok) return invalid(`${Object.values(validated.error).flat().join('. ')}.`);
  for (const one of met) await locked.tx.businessHours.removeTemporary(one.id, locked);
  return validated;
};

const save =
  (ports: HoursPorts) =>
  (
    caller: SessionCaller,
    {
      group,
      id,
      merge,
      rev,
      siteGroupNum,
      ...entered
    }: TemporaryHoursForm & OfRev & { readonly merge: boolean },
  ): Reply =>
    changeHours(ports, caller, { siteGroupNum, group }, async (locked) => {
      const before = ownOf(locked).find((one) => one.id === id);
      // If the temporary change already exists, this is a repeated create request.
      if (rev === 0 && before !== undefined) return ok(null);
      if (rev > 0 && before === undefined) return NOT_FOUND;
      const fresh = before === undefined ? ok(null) : checkRevision(ports, locked, before, rev);
      if (!fresh.ok) return fresh;
      const validated = readForm(temporaryHoursFormSchema, entered);
      if (!validated.ok) return invalid(`${Object.values(validated.error).flat().join('. ')}.`);
      if (instantOf(validated.value.to) <= locked.now) return OVER;
      const room = await makeRoom(ports, locked, { form: validated.value, id, merge });
      if (!room.ok) return room;
      const saved = await locked.tx.businessHours.saveTemporary(group, id, room.value, locked);
      if (!saved) return NOT_FOUND;
      return ok({
        operation: before === undefined ? 'hours.temporaryAdd' : 'hours.temporaryChange',
        detail: {
          temporaryId: id,
          open: room.value.open ? 'open' : 'closed',
          span: `${room.value.from} to ${room.value.to}`,
          ...(before !== undefined && changedTexts(FIELDS, before, room.value)),
        },
      });
    });

/**
 * Use cases for temporary changes of the business hours. Until it ends, a temporary change overrides weekly hours and
 * holidays (domain guide 6.8 e).
 */
export const temporaryHours = (ports: HoursPorts) => ({
  saveTemporaryHours: save(ports),

  /** Removes a temporary change that has not started yet. */
  removeTemporaryHours: (caller: SessionCaller, { group, id, rev, ...input }: OfRev): Reply =>
    changeHours(ports, caller, { ...input, group }, async (locked) => {
      const before = ownOf(locked).find((one) => one.id === id);
      if (before === undefined) return NOT_FOUND;
      const fresh = checkRevision(ports, locked, before, rev);
      if (!fresh.ok) return fresh;
      if (instantOf(before.from) <= locked.now) return NOT_IN_FORCE;
      await locked.tx.businessHours.removeTemporary(id, locked);
      return ok({ operation: 'hours.temporaryDelete', detail: { temporaryId: id } });
    }),

  /** Ends an active temporary change immediately. */
  releaseTemporaryHours: (caller: SessionCaller, { group, id, rev, ...input }: OfRev): Reply =>
    changeHours(ports, caller, { ...input, group }, async (locked) => {
      const before = ownOf(locked).find((one) => one.id === id);
      if (before === undefined) return NOT_IN_FORCE;
      const fresh = checkRevision(ports, locked, before, rev);
      if (!fresh.ok) return fresh;
      if (instantOf(before.from) >= locked.now) return NOT_IN_FORCE;
      await locked.tx.businessHours.releaseTemporary(id, locked);
      return ok({ operation: 'hours.release', detail: { temporaryId: id } });
    }),

  /** Closes the group from now until the next opening that its hours define. */
  closeNow: (
    caller: SessionCaller,
    { group, id, until, ...input }: OfTemporary & { readonly until: string },
  ): Reply =>
    changeHours(ports, caller, { ...input, group }, async (locked) => {
      const { by, overview, group: found, now, tx } = locked;
      if (ownOf(locked).some((one) => one.id === id)) return ok(null);
      const hours = hoursOfGroup(found, overview);
      const state = openState(hours, now, ports.wallClock);
      if (!state.open) return CLOSED;
      const next = nextOpening(hours, now, ports.wallClock);
      if (next === null) return NO_OPENING;
      if (isoInstant(next) !== until)
        return refusalOf(
          'conflict',
          'openingMoved',
          `Your hours have changed: you open again ${momentText(next, placeOf(ports, locked))}.`,
        );
      const form: TemporaryHoursForm = {
        from: isoInstant(now),
        to: until,
        open: false,
        reason: `Closed early by ${by}`,
        greeting: null,
      };
      // The temporary change that keeps the group open, if there is one, ends now. Temporary changes that start before the
      // next opening are merged into the closing.
      const keeping = ownOf(locked).find((one) => one.id === state.temporaryId);
      if (keeping !== undefined) await tx.businessHours.releaseTemporary(keeping.id, locked);
      const rest = overview.temporary.filter((one) => one.id !== keeping?.id);
      const room = await makeRoom(
        ports,
        { ...locked, overview: { ...overview, temporary: rest } },
        { form, id, merge: true },
      );
      if (!room.ok) return room;
      const kept = { ...form, to: room.value.to };
      if (!(await tx.businessHours.saveTemporary(group, id, kept, { by, now }))) return NOT_FOUND;
      return ok({
        operation: 'hours.closeNow',
        detail: { temporaryId: id, until: kept.to },
      });
    }),
});
