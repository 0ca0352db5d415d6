import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountCompleteness } from '#core/account-info/account-completeness.rule.ts';
import { fieldChanges } from '#core/forms/field-changes.rule.ts';
import {
  decideRequests,
  isAskedFor,
  isTouched,
  lastTouch,
  requestedChangesOf,
} from '#core/account-info/decide-requests.rule.ts';
import { missingPermit } from '#core/account-info/missing-permit.rule.ts';
import {
  accountForm,
  accountFormSchema,
  type AccountForm,
} from '#core/account-info/account-form.schema.ts';
import {
  type ChangeRequest,
  requestForm,
  requestFormSchema,
  REQUEST_STATES,
  type RequestForm,
} from '#core/account-info/change-request.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const word = fc.constantFrom('Mill Road', 'Rear', 'Alder');
const maybe = fc.option(word, { nil: null });
const recordOf = <Name extends string>(
  names: readonly Name[],
): fc.Arbitrary<Record<Name, string | null>> =>
  fc
    .array(maybe, { minLength: names.length, maxLength: names.length })
    .map(
      (values) =>
        Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])) as Record<
          Name,
          string | null
        >,
    );

const accounts: fc.Arbitrary<AccountForm> = fc
  .tuple(
    recordOf(accountForm.names.filter((name) => name !== 'permits')),
    fc.array(fc.record({ id: fc.constantFrom('p1', 'p2'), number: word }), { maxLength: 2 }),
  )
  .map(([texts, permits]) => ({ ...texts, permits }));
const requested: fc.Arbitrary<RequestForm> = recordOf(requestForm.names).map((form) => ({
  ...form,
  mapPoint: form.mapPoint === null ? null : `43.65710, -70.2534${form.mapPoint.length}`,
}));
const SUBMITTED = {
  state: 'Submitted' as const,
  rev: 1,
  askedBy: 'Lee',
  askedAt: '2026-03-10T00:00:00.000Z',
  answer: null,
  decidedBy: null,
  decidedAt: null,
};
const requests: fc.Arbitrary<ChangeRequest[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      field: fc.constantFrom(...requestForm.names),
      state: fc.constantFrom(...REQUEST_STATES),
      before: maybe,
      wanted: maybe,
      rev: fc.integer({ min: 1, max: 2 }),
    })
    .map((one) => ({ ...SUBMITTED, ...one })),
  { selector: ({ field }) => field },
);
/** Uses the field name as the id of a new request, so that the test can recognize the request. */
const newId = (field: string): string => field;
const nowhere = (): RequestForm =>
  Object.fromEntries(requestForm.names.map((field) => [field, null])) as RequestForm;

describe('changes of an account', () => {
  it('name exactly the fields that differ, so that applying them makes one of the other', () => {
    fc.assert(
      fc.property(accounts, accounts, (before, after) => {
        const changes = fieldChanges(accountForm.names, before, after);
        const applied = {
          ...before,
          ...Object.fromEntries(changes.map((change) => [change.field, change.after])),
        };
        expect(applied).toEqual(after);
        for (const change of changes)
          expect(JSON.stringify(change.before)).not.toBe(JSON.stringify(change.after));
        expect(fieldChanges(accountForm.names, before, before)).toEqual([]);
      }),
    );
  });
});

describe('what is asked for', () => {
  it('is one open request a field: a new one, another wish in its place, or nothing; what is approved stays', () => {
    fc.assert(
      fc.property(requested, requested, requests, (inForce, wanted, known) => {
        const seen = { inForce, requests: known };
        const decisions = decideRequests(seen, requestedChangesOf(seen, wanted, newId));
        expect(new Set(decisions.map(({ field }) => field)).size).toBe(decisions.length);
        for (const field of requestForm.names) {
          const decision = decisions.find((one) => one.field === field);
          const open = known.find(
            (one) => one.field === field && ['Submitted', 'Approved'].includes(one.state),
          );
          if (wanted[field] === inForce[field]) expect(decision).toBeUndefined();
          else if (open === undefined) expect(decision).toMatchObject({ kind: 'ask', id: field });
          else if (open.wanted === wanted[field]) expect(decision).toBeUndefined();
          else if (open.state === 'Approved') expect(decision?.kind).toBe('blocked');
          else expect(decision).toMatchObject({ kind: 'replace', id: open.id });
        }
      }),
    );
  });

  it('asked twice is asked once', () => {
    fc.assert(
      fc.property(requested, requested, (inForce, wanted) => {
        const asked = requestedChangesOf({ inForce, requests: [] }, wanted, newId);
        const seen = { inForce, requests: asked.map((one) => ({ ...SUBMITTED, ...one, rev: 1 })) };
        expect(decideRequests(seen, asked)).toEqual([]);
        expect(requestedChangesOf(seen, wanted, newId)).toEqual([]);
        expect(isAskedFor(seen, asked)).toBe(true);
      }),
    );
  });

  it('replaces nothing that somebody else asked for since, decided or applied', () => {
    fc.assert(
      fc.property(requested, requested, requests, requests, (inForce, wanted, before, now) => {
        const asked = requestedChangesOf({ inForce, requests: before }, wanted, newId);
        const seen = { inForce, requests: now };
        for (const decision of decideRequests(seen, asked)) {
          const change = asked.find(({ field }) => field === decision.field);
          if (decision.kind === 'replace') expect(isTouched(seen, change!)).toBe(false);
          if (decision.kind === 'changed') expect(isTouched(seen, change!)).toBe(true);
        }
      }),
    );
    const [wish] = requestedChangesOf(
      { inForce: nowhere(), requests: [] },
      { ...nowhere(), unit: 'Rear' },
      newId,
    );
    const theirs = {
      ...SUBMITTED,
      id: 'theirs',
      field: 'unit' as const,
      wanted: 'Attic',
      before: null,
    };
    const decided = (seen: Parameters<typeof decideRequests>[0]) => decideRequests(seen, [wish!]);
    expect(decided({ inForce: nowhere(), requests: [theirs] })).toEqual([
      { kind: 'changed', field: 'unit' },
    ]);
    expect(decided({ inForce: { ...nowhere(), unit: 'Attic' }, requests: [] })).toEqual([
      { kind: 'changed', field: 'unit' },
    ]);
    // If the request to be replaced has been withdrawn, the change becomes a new request.
    expect(
      decideRequests({ inForce: nowhere(), requests: [] }, [{ ...wish!, id: 'gone', rev: 3 }]),
    ).toEqual([{ kind: 'ask', id: null, field: 'unit', wanted: 'Rear' }]);
  });

  it('was touched last by who asked, by who decided, or by who changed the account', () => {
    const info = { changedBy: 'Ana', changedAt: '2026-03-01T00:00:00.000Z' };
    const unit = { ...SUBMITTED, id: 'r1', field: 'unit' as const, before: null, wanted: 'Rear' };
    expect(lastTouch({ ...info, requests: [unit] }, 'unit')).toEqual({
      who: 'Lee',
      at: SUBMITTED.askedAt,
    });
    const decidedAt = '2026-03-11T00:00:00.000Z';
    const refused = { ...unit, state: 'Refused' as const, decidedBy: 'Dana', decidedAt };
    expect(lastTouch({ ...info, requests: [refused] }, 'unit')).toEqual({
      who: 'Dana',
      at: decidedAt,
    });
    expect(lastTouch({ ...info, requests: [unit] }, 'county')).toEqual({
      who: 'Ana',
      at: info.changedAt,
    });
  });

  it('keeps the parts of an address without which nobody is sent', () => {
    fc.assert(
      fc.property(requested, (wanted) => {
        const needed = ['street', 'city', 'region', 'postalCode'] as const;
        const read = readForm(requestFormSchema, wanted);
        expect(read.ok).toBe(needed.every((field) => wanted[field] !== null));
        if (!read.ok)
          for (const field of needed) expect(field in read.error).toBe(wanted[field] === null);
      }),
    );
  });
});

describe('the form of an account', () => {
  const good: AccountForm = { ...accountForm.show(null), ...nothing() };
  const errorsOf = (change: Partial<AccountForm>): readonly string[] => {
    const read = readForm(accountFormSchema, { ...good, ...change });
    return read.ok ? [] : Object.keys(read.error);
  };

  it('takes phones and mail addresses as sign-in does, and says what is neither', () => {
    expect(errorsOf({ premisesPhone: '(207) 555-0123', callFirst: '+44 20 7946 0958' })).toEqual(
      [],
    );
    expect(errorsOf({ premisesPhone: '12', callSecond: 'mail@example.com' })).toEqual([
      'premisesPhone',
      'callSecond',
    ]);
    expect(errorsOf({ serviceMail: 'ana@example.com', billingMail: '207-555-0123' })).toEqual([
      'billingMail',
    ]);
  });

  it('wants a last day with a note, a note with its day, and a number with each permit', () => {
    expect(errorsOf({ note: 'Painters', noteUntil: '2026-12-24' })).toEqual([]);
    expect(errorsOf({ note: 'Painters' })).toEqual(['noteUntil']);
    expect(errorsOf({ noteUntil: '2026-12-24' })).toEqual(['note']);
    expect(errorsOf({ note: 'Painters', noteUntil: '2026-02-30' })).toEqual(['noteUntil']);
    expect(errorsOf({ permits: [{ id: 'p1', number: ' ' }] })).toEqual(['permits']);
    expect(errorsOf({ permits: [{ id: null, number: '' }] })).toEqual([]);
    expect(errorsOf({ permits: [{ id: null, number: 'x'.repeat(41) }] })).toEqual(['permits']);
    expect(errorsOf({ displayName: 'x'.repeat(61), hazards: 'x'.repeat(501) })).toEqual([
      'displayName',
      'hazards',
    ]);
  });
});

/** Returns an account form without any text. */
function nothing(): Record<Exclude<keyof AccountForm, 'permits'>, null> {
  return {
    displayName: null,
    premisesPhone: null,
    callFirst: null,
    callSecond: null,
    serviceMail: null,
    billingMail: null,
    directions: null,
    hazards: null,
    pets: null,
    note: null,
    noteUntil: null,
  };
}

it('completeness counts what is on file, and no permit that has expired', () => {
  const permit = { id: 'p1', type: 'Alarm permit', number: 'P-1', issued: null, agency: null };
  const validate = (
    expires: string | null,
    form: Partial<AccountForm> = {},
    asOf = '2026-03-12T18:00:00.000Z',
  ) =>
    Object.fromEntries(
      accountCompleteness({
        asOf,
        timeZone: 'America/New_York',
        form: { ...nothing(), permits: [], ...form },
        inForce: { ...requestForm.show(null), crossStreet: 'Mill Road', county: null },
        permits: [{ ...permit, expires }],
        servicePlan: ['Burglary'],
      }).map(({ done, field }) => [field, done]),
    );
  expect(validate('2026-03-12', { callSecond: '207' })).toEqual({
    crossStreet: true,
    county: false,
    permits: true,
    callFirst: true,
    premisesPhone: false,
    serviceMail: false,
  });
  expect(validate('2026-03-11')['permits']).toBe(false);
  expect(validate(null)['permits']).toBe(true);
  // A permit expires by the date at the site. At 21:00 in New York, the UTC date is already the next day.
  expect(validate('2026-03-12', {}, '2026-03-13T01:00:00.000Z')['permits']).toBe(true);
  expect(validate('2026-03-12', {}, '2026-03-13T04:00:00.000Z')['permits']).toBe(false);
});

it('a permit is missed where there is none, and one for burglary beside one for fire', () => {
  const on = (...types: readonly string[]) =>
    types.map((type, at) => ({
      id: `p${at}`,
      type,
      number: 'P-1',
      issued: null,
      expires: null,
      agency: null,
    }));
  const missed = (servicePlan: string[], ...types: readonly string[]) =>
    missingPermit({ servicePlan, permits: on(...types) });
  expect(missed(['Burglary', 'Fire'])).toBe('Burglar alarm');
  expect(missed(['Burglary', 'Fire'], 'Fire alarm')).toBe('Burglar alarm');
  expect(missed(['Burglary', 'Fire'], 'Fire alarm', 'Burglar alarm')).toBeNull();
  expect(missed(['Burglary'], 'Alarm permit')).toBeNull();
  expect(missed(['Fire'])).toBe('Fire alarm');
  expect(missed(['Fire'], 'Fire alarm')).toBeNull();
  expect(missed(['Medical'])).toBe('Alarm permit');
});
