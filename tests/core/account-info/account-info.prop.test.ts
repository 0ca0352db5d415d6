import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountCompleteness } from '#core/account-info/account-completeness.rule.ts';
import { accountChanges, decideRequests } from '#core/account-info/account-changes.rule.ts';
import {
  accountForm,
  accountFormSchema,
  type AccountForm,
} from '#core/account-info/account-form.schema.ts';
import {
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
const wishes: fc.Arbitrary<RequestForm> = recordOf(requestForm.names);
const requests = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    field: fc.constantFrom(...requestForm.names),
    state: fc.constantFrom(...REQUEST_STATES),
    wanted: maybe,
  }),
  { selector: ({ field }) => field },
);

describe('changes of an account', () => {
  it('name exactly the fields that differ, so that applying them makes one of the other', () => {
    fc.assert(
      fc.property(accounts, accounts, (before, after) => {
        const changes = accountChanges(before, after);
        const applied = {
          ...before,
          ...Object.fromEntries(changes.map((change) => [change.field, change.after])),
        };
        expect(applied).toEqual(after);
        for (const change of changes)
          expect(JSON.stringify(change.before)).not.toBe(JSON.stringify(change.after));
        expect(accountChanges(before, before)).toEqual([]);
      }),
    );
  });
});

describe('what is asked for', () => {
  it('is one open request a field: a new one, another wish in its place, or nothing; what is approved stays', () => {
    fc.assert(
      fc.property(wishes, wishes, requests, (inForce, wanted, known) => {
        const decisions = decideRequests(inForce, wanted, known);
        expect(new Set(decisions.map(({ field }) => field)).size).toBe(decisions.length);
        for (const field of requestForm.names) {
          const decision = decisions.find((one) => one.field === field);
          const open = known.find(
            (one) => one.field === field && ['Submitted', 'Approved'].includes(one.state),
          );
          if (wanted[field] === inForce[field]) expect(decision).toBeUndefined();
          else if (open === undefined) expect(decision?.kind).toBe('ask');
          else if (open.wanted === wanted[field]) expect(decision).toBeUndefined();
          else if (open.state === 'Approved') expect(decision?.kind).toBe('blocked');
          else expect(decision).toMatchObject({ kind: 'replace', id: open.id });
        }
      }),
    );
  });

  it('asked twice is asked once', () => {
    fc.assert(
      fc.property(wishes, wishes, (inForce, wanted) => {
        const first = decideRequests(inForce, wanted, []);
        const open = first.map((one, at) => ({
          id: String(at),
          field: one.field,
          state: 'Submitted' as const,
          wanted: 'wanted' in one ? one.wanted : null,
        }));
        expect(decideRequests(inForce, wanted, open)).toEqual([]);
      }),
    );
  });

  it('keeps the parts of an address without which nobody is sent', () => {
    fc.assert(
      fc.property(wishes, (wanted) => {
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

/** Every text of the form missing. */
function nothing(): Record<Exclude<keyof AccountForm, 'permits'>, null> {
  return {
    ...{ displayName: null, premisesPhone: null, callFirst: null, callSecond: null },
    ...{ serviceMail: null, billingMail: null, directions: null, hazards: null, pets: null },
    ...{ note: null, noteUntil: null },
  };
}

it('completeness counts what is on file, and no permit that has expired', () => {
  const permit = { id: 'p1', type: 'Alarm permit', number: 'P-1', issued: null, agency: null };
  const judge = (
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
      }).map(({ done, field }) => [field, done]),
    );
  expect(judge('2026-03-12', { callSecond: '207' })).toEqual({
    ...{ crossStreet: true, county: false, permits: true, callFirst: true },
    ...{ premisesPhone: false, serviceMail: false },
  });
  expect(judge('2026-03-11')['permits']).toBe(false);
  expect(judge(null)['permits']).toBe(true);
  // Its last day is the site's: at 21:00 in New York it is tomorrow elsewhere.
  expect(judge('2026-03-12', {}, '2026-03-13T01:00:00.000Z')['permits']).toBe(true);
  expect(judge('2026-03-12', {}, '2026-03-13T04:00:00.000Z')['permits']).toBe(false);
});
