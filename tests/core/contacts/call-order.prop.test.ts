import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { CALL_KINDS, CALL_PLANS, type CallKind } from '#core/contacts/call-kinds.ts';
import { holdsAt, hoursOfDay, wallMoment } from '#core/contacts/hours-of-day.rule.ts';
import { callList } from '#core/contacts/call-list.rule.ts';
import { callOrder, type CallSite, type CallStep } from '#core/contacts/call-order.rule.ts';
import type { CallContact } from '#core/contacts/contact.ts';
import { contactState } from '#core/contacts/contact-state.rule.ts';
import { aDay, anyContact, anyDays } from '#tests/arbitraries/contacts.ts';
import { ZONES } from '#tests/contract/wall-clock.contract.ts';

const clock = temporalWallClock;
const moment = fc.integer({ min: 0, max: 9 * 24 }).map((hour) => Date.UTC(2026, 2, 1, hour));
const people = fc.array(anyContact, { maxLength: 8 });
const zone = fc.constantFrom(...ZONES);
const kind = fc.constantFrom(...CALL_KINDS);

const SITE: CallSite = {
  places: [{ name: 'Premises', number: '207-555-0119' }],
  policeCome: true,
  agencies: { Police: 'Port Alder Police' },
};

const person: CallContact = {
  id: 'a',
  inherited: false,
  position: 1,
  type: 'Keyholder',
  firstName: 'Ann',
  lastName: 'Egan',
  company: null,
  phones: [{ number: '207-555-0100', type: 'Cell' }],
  callHours: null,
  effective: null,
  expires: null,
  unavailableFrom: null,
  unavailableTo: null,
  suspended: false,
  ecvOrder: null,
  hasKeys: false,
  notices: [],
};
const another = (id: string, more: Partial<CallContact> = {}): CallContact => ({
  ...person,
  id,
  position: id.charCodeAt(0),
  phones: [{ number: `207-555-02${id.charCodeAt(0)}`, type: 'Cell' }],
  ...more,
});

const order = (contacts: readonly CallContact[], wall: string, of: CallKind = 'burglary') =>
  callOrder(SITE, contacts, { kind: of, moment: wallMoment(wall) });
type ContactStep = Extract<CallStep, { step: 'contact' }>;
const contactsIn = (steps: readonly CallStep[]): readonly ContactStep[] =>
  steps.flatMap((step) => (step.step === 'contact' ? [step] : []));
const why = (contact: Partial<CallContact>, wall: string, of: CallKind = 'burglary') => {
  const [step] = contactsIn(order([{ ...person, ...contact }], wall, of));
  return step?.turn === null ? step.why : null;
};
/** Describes each step of a call order in one word. */
const wordsOf = (steps: readonly CallStep[]): readonly string[] =>
  steps.map((step) => {
    if (step.step === 'dispatch') return step.sent ? step.agency : `no ${step.agency}`;
    const who = step.step === 'place' ? step.name : step.contact.id;
    return step.turn === null ? `not ${who}` : who;
  });

const NOON = '2026-03-04T12:00';

describe('the state of a contact', () => {
  it('counts both ends of its days', () => {
    fc.assert(
      fc.property(anyDays, aDay, (days, today) => {
        const state = contactState(days, today);
        const open = { ...days, suspended: false };
        if (days.expires !== null && days.expires < today) expect(state).toBe('Expired');
        else if (days.effective !== null && days.effective > today) expect(state).toBe('Not yet');
        else if (days.suspended) expect(state).toBe('Suspended');
        expect(contactState({ ...open, effective: today, expires: today }, today)).toBe(
          contactState({ ...open, effective: null, expires: null }, today),
        );
      }),
    );
  });

  it('is on vacation between its ends, and on both of them', () => {
    const away = { ...person, unavailableFrom: '2026-03-03', unavailableTo: '2026-03-05' };
    const states = ['02', '03', '05', '06'].map((day) => contactState(away, `2026-03-${day}`));
    expect(states).toEqual(['Active', 'On vacation', 'On vacation', 'Active']);
    expect(contactState({ ...away, unavailableTo: null }, '2027-01-01')).toBe('On vacation');
  });
});

describe('the call order', () => {
  it('names everybody once, called or skipped with a reason; turns count from 1 without a gap', () => {
    fc.assert(
      fc.property(people, moment, zone, kind, (contacts, now, timeZone, of) => {
        const steps = order(contacts, clock.wallTime(now, timeZone), of);
        const named = contactsIn(steps).map(({ contact }) => contact);
        expect(named).toHaveLength(contacts.length);
        expect(new Set(named)).toEqual(new Set(contacts));
        const turns = steps.flatMap((step) =>
          step.step === 'dispatch' || step.turn === null ? [] : [step.turn],
        );
        expect(turns).toEqual(turns.map((_, index) => index + 1));
        for (const step of steps) expect(step.why).not.toBe('');
      }),
    );
  });

  it('calls nobody who is not active, is a user only, or has no phone', () => {
    fc.assert(
      fc.property(people, moment, zone, kind, (contacts, now, timeZone, of) => {
        const wall = clock.wallTime(now, timeZone);
        for (const { contact, turn } of contactsIn(order(contacts, wall, of))) {
          if (turn === null) continue;
          expect(contactState(contact, wall.slice(0, 10))).toBe('Active');
          expect(contact.type).not.toBe('User only');
          expect(contact.phones).not.toEqual([]);
        }
      }),
    );
  });

  it('keeps the order of the list, the site’s own before its group’s, for whoever has no turn of their own', () => {
    fc.assert(
      fc.property(people, moment, kind, (contacts, now, of) => {
        const plain = contacts.map((contact, position) => ({
          ...contact,
          position,
          ecvOrder: null,
          type: 'Keyholder' as const,
        }));
        const steps = contactsIn(order(plain, clock.wallTime(now, 'UTC'), of));
        const called = steps.filter(({ turn }) => turn !== null).map(({ contact }) => contact);
        const ranks = called.map(({ inherited, position }) => Number(inherited) * 100 + position);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it('does not depend on the order in which the list is handed over', () => {
    fc.assert(
      fc.property(people, moment, kind, (contacts, now, of) => {
        const list = contacts.map((contact, position) => ({ ...contact, position }));
        const wall = clock.wallTime(now, 'UTC');
        expect(wordsOf(order(list.toReversed(), wall, of))).toEqual(wordsOf(order(list, wall, of)));
      }),
    );
  });

  it('sends somebody where the kind of event says, once at most', () => {
    fc.assert(
      fc.property(people, moment, kind, (contacts, now, of) => {
        const steps = order(contacts, clock.wallTime(now, 'UTC'), of);
        const nodes = steps.filter(({ step }) => step === 'dispatch');
        const { agency, sent } = CALL_PLANS[of];
        expect(nodes).toHaveLength(agency === null ? 0 : 1);
        const at = steps.findIndex(({ step }) => step === 'dispatch');
        if (sent === 'first') expect(at).toBe(0);
        // After verification, the premises and the verifying contacts come first.
        if (sent === 'verified') {
          expect(at).toBeGreaterThan(0);
          const late = contactsIn(steps.slice(at)).filter(({ turn }) => turn !== null);
          expect(
            late.filter(({ contact }) => contact.ecvOrder !== null && contact.type !== 'Premises'),
          ).toEqual([]);
        }
      }),
    );
  });

  it('works each kind of event as the code table says', () => {
    const list = [
      another('a', { ecvOrder: 2 }),
      another('b', { ecvOrder: 1 }),
      another('c'),
      another('d', { suspended: true }),
      another('e', { type: 'Premises', phones: [{ number: '207-555-0199', type: 'Premises' }] }),
      another('f', { inherited: true, position: 1 }),
    ];
    const at = (of: CallKind) => wordsOf(order(list, NOON, of)).join(' ');
    expect(at('burglary')).toBe('Premises e b a Police c not d f');
    expect(at('fire')).toBe('Fire Premises e a b c not d f');
    expect(at('medical')).toBe('Medical Premises e a b c not d f');
    expect(at('hold-up')).toBe('Police not Premises not e a b c not d f');
    expect(at('trouble')).toBe('Premises e a b c not d f');
    expect(at('fail-to-close')).toBe('Premises e a b c not d f');
  });

  it('asks police after two different numbers, whoever holds them, and says where they do not come', () => {
    const same = { phones: person.phones };
    const list = [another('a', same), another('b', same), another('c'), another('d')];
    expect(wordsOf(order(list, NOON)).join(' ')).toBe('Premises a b c Police d');
    const reasons = contactsIn(order(list, NOON)).map((step) => step.why);
    expect(reasons.slice(0, 3)).toEqual([
      'First call before police',
      'Second call before police, the same number again',
      'Third call before police, a different number',
    ]);
    const alone = order([person], NOON).find(({ step }) => step === 'dispatch');
    expect(alone?.why).toMatch(/fewer than two different numbers/);
    const nobody = callOrder({ ...SITE, policeCome: false }, list, {
      kind: 'burglary',
      moment: wallMoment(NOON),
    });
    expect(wordsOf(nobody)).toContain('no Police');
  });

  it('keeps call hours by the clocks of the site, past midnight and on the nights that move them', () => {
    const night = [{ weekdays: [6], from: 22 * 60, to: 6 * 60 }];
    const outside = 'called only Sat 22:00–06:00';
    // Saturday evening to Sunday morning, on the night in which clocks skip the hour from 02:00.
    expect(why({ callHours: night }, '2026-03-07T21:59')).toBe(outside);
    expect(why({ callHours: night }, '2026-03-07T22:00')).toBeNull();
    expect(why({ callHours: night }, '2026-03-08T05:59')).toBeNull();
    expect(why({ callHours: night }, '2026-03-08T06:00')).toBe(outside);
    expect(why({ callHours: night }, '2026-03-08T23:00')).toBe(outside);
    const always = [{ weekdays: [1], from: 0, to: 0 }];
    expect(why({ callHours: always }, '2026-03-09T12:00')).toBeNull();
  });

  it('draws the hours of a day where they hold, minute by minute', () => {
    fc.assert(
      fc.property(anyContact, fc.integer({ min: 1, max: 7 }), ({ callHours }, day) => {
        const spans = hoursOfDay(callHours, day);
        for (let minute = 0; minute < 24 * 60; minute += 30) {
          const holds = callHours?.some((one) => holdsAt(one, { today: '', day, minute })) ?? true;
          expect(spans.some(({ from, to }) => minute >= from && minute < to)).toBe(holds);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('says why somebody is left out', () => {
    expect(why({ suspended: true }, NOON)).toBe('suspended');
    expect(why({ expires: '2026-03-03' }, NOON)).toBe('expired on Mar 3, 2026');
    expect(why({ effective: '2026-04-12' }, NOON)).toBe('on the list from Apr 12, 2026');
    expect(why({ unavailableTo: '2026-03-20' }, NOON)).toBe('on vacation until Mar 20, 2026');
    expect(why({ unavailableFrom: '2026-03-01' }, NOON)).toBe('on vacation');
    expect(why({ type: 'User only' }, NOON)).toBe('panel user only');
    expect(why({ phones: [] }, NOON)).toBe('no phone');
    expect(why({ notices: ['alarm.email'] }, NOON)).toBe('notified by email, never called');
    expect(why({ notices: ['alarm.call', 'alarm.sms'] }, NOON)).toBeNull();
    expect(why({ notices: ['trouble.sms'] }, NOON)).toBeNull();
    expect(why({ notices: ['trouble.sms'] }, NOON, 'trouble')).toBe('notified of troubles by text');
    const atSite = { phones: [{ number: '207-555-0100', type: 'Premises' as const }] };
    expect(why(atSite, NOON, 'hold-up')).toBe('at the site, never called for a hold-up');
  });
});

describe('how complete a call list is', () => {
  it('misses something where nobody can be called, and names nobody as called and skipped', () => {
    fc.assert(
      fc.property(people, moment, zone, fc.boolean(), (contacts, now, timeZone, policeCome) => {
        const list = callList(contacts, now, { clock, timeZone, policeCome });
        if (list.callable === 0) expect(list.gaps).toHaveLength(1);
        expect(list.called.length).toBeLessThanOrEqual(list.callable);
        expect(list.called.length + list.skipped.length).toBe(contacts.length);
      }),
    );
  });

  it('wants two different numbers where police are sent, and one away from the premises', () => {
    const gaps = (contacts: readonly Partial<CallContact>[], policeCome: boolean) =>
      callList(
        contacts.map((one) => ({ ...person, ...one })),
        Date.UTC(2026, 2, 4, 17),
        { clock, timeZone: 'America/New_York', policeCome },
      ).gaps.map((gap) => gap.split(':')[0]);
    expect(gaps([{}], false)).toEqual([]);
    expect(gaps([{}], true)).toEqual(['A second number']);
    expect(gaps([{}, {}], true)).toEqual([
      'A second number',
      'The same number is on the list twice',
    ]);
    const other = { phones: [{ number: '207-555-0101', type: 'Premises' as const }] };
    expect(gaps([{}, other], true)).toEqual([]);
    expect(gaps([other], false)).toEqual(['A number away from the premises']);
    expect(gaps([{ suspended: true }], false)).toEqual(['No one to call yet']);
  });
});
