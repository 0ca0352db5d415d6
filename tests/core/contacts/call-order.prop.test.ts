import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { callList } from '#core/contacts/call-list.rule.ts';
import { callOrder } from '#core/contacts/call-order.rule.ts';
import type { CallContact } from '#core/contacts/contact.ts';
import { contactState } from '#core/contacts/contact-state.rule.ts';
import { aDay, anyContact, anyDays } from '#tests/arbitraries/contacts.ts';
import { ZONES } from '#tests/contract/wall-clock.contract.ts';

const clock = temporalWallClock;
const moment = fc.integer({ min: 0, max: 9 * 24 }).map((hour) => Date.UTC(2026, 2, 1, hour));
const asked = fc.tuple(fc.array(anyContact, { maxLength: 8 }), moment, fc.constantFrom(...ZONES));

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
};
const whyNot = (contact: Partial<CallContact>, at: string, timeZone = 'America/New_York') =>
  callOrder([{ ...person, ...contact }], clock.instant(at, timeZone), { clock, timeZone })[0]?.why;

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
  it('names everybody once; turns count from 1 without a gap, and who has none has a reason', () => {
    fc.assert(
      fc.property(asked, ([contacts, now, timeZone]) => {
        const turns = callOrder(contacts, now, { clock, timeZone });
        expect(turns).toHaveLength(contacts.length);
        expect(new Set(turns.map(({ contact }) => contact))).toEqual(new Set(contacts));
        const called = turns.filter(({ turn }) => turn !== null);
        expect(called.map(({ turn }) => turn)).toEqual(called.map((_, index) => index + 1));
        for (const { turn, why } of turns) expect(turn === null).toBe(why !== null);
        const ranks = turns.map(
          ({ contact }) => Number(contact.inherited) * 100 + contact.position,
        );
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it('calls nobody who is not active, is a user only, or has no phone', () => {
    fc.assert(
      fc.property(asked, ([contacts, now, timeZone]) => {
        const today = clock.wallTime(now, timeZone).slice(0, 10);
        for (const { contact } of callOrder(contacts, now, { clock, timeZone }).filter(
          ({ turn }) => turn !== null,
        )) {
          expect(contactState(contact, today)).toBe('Active');
          expect(contact.type).not.toBe('User only');
          expect(contact.phones).not.toEqual([]);
        }
      }),
    );
  });

  it('keeps call hours by the clocks of the site, past midnight and on the nights that move them', () => {
    const night = [{ weekdays: [6], from: 22 * 60, to: 6 * 60 }];
    // Saturday evening and Sunday morning, on which 02:00 is skipped.
    expect(whyNot({ callHours: night }, '2026-03-07T21:59')).toBe('outside of call hours');
    expect(whyNot({ callHours: night }, '2026-03-07T22:00')).toBeNull();
    expect(whyNot({ callHours: night }, '2026-03-08T05:59')).toBeNull();
    expect(whyNot({ callHours: night }, '2026-03-08T06:00')).toBe('outside of call hours');
    expect(whyNot({ callHours: night }, '2026-03-08T23:00')).toBe('outside of call hours');
    const always = [{ weekdays: [1], from: 0, to: 0 }];
    expect(whyNot({ callHours: always }, '2026-03-09T12:00')).toBeNull();
  });

  it('says why somebody is left out', () => {
    const at = '2026-03-04T12:00';
    expect(whyNot({ suspended: true }, at)).toBe('suspended');
    expect(whyNot({ expires: '2026-03-03' }, at)).toBe('expired on Mar 3, 2026');
    expect(whyNot({ effective: '2026-04-12' }, at)).toBe('on the list from Apr 12, 2026');
    expect(whyNot({ unavailableTo: '2026-03-20' }, at)).toBe('on vacation until Mar 20, 2026');
    expect(whyNot({ unavailableFrom: '2026-03-01' }, at)).toBe('on vacation');
    expect(whyNot({ type: 'User only' }, at)).toBe('a user of the panel only');
    expect(whyNot({ phones: [] }, at)).toBe('no phone');
  });
});

describe('how complete a call list is', () => {
  it('misses something where nobody can be called, and names nobody as called and skipped', () => {
    fc.assert(
      fc.property(asked, fc.boolean(), ([contacts, now, timeZone], policeCome) => {
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
      'One number stands on the list twice',
    ]);
    const other = { phones: [{ number: '207-555-0101', type: 'Premises' as const }] };
    expect(gaps([{}, other], true)).toEqual([]);
    expect(gaps([other], false)).toEqual(['A number outside of the premises']);
    expect(gaps([{ suspended: true }], false)).toEqual(['Nobody to call yet']);
  });
});
