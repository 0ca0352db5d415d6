import fc from 'fast-check';
import type { CallContact, CallHours, ContactDays, ContactNotice } from '#core/contacts/contact.ts';

/** Generates days from a narrow range, so that start days, end days and today often coincide. */
export const aDay = fc.integer({ min: 1, max: 9 }).map((day) => `2026-03-0${day}`);
const someDay = fc.option(aDay);
const minute = fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60);

export const anyDays: fc.Arbitrary<ContactDays> = fc.record({
  effective: someDay,
  expires: someDay,
  unavailableFrom: someDay,
  unavailableTo: someDay,
  suspended: fc.boolean(),
});

const anyHours: fc.Arbitrary<CallHours> = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  from: minute,
  to: minute,
});

/** A contact on a call list. Names and phone numbers come from small sets, so that contacts often share them. */
export const anyContact: fc.Arbitrary<CallContact> = fc
  .record({
    id: fc.uuid(),
    inherited: fc.boolean(),
    position: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom('Keyholder', 'Premises', 'User only'),
    firstName: fc.constantFrom('Ann', 'Bo'),
    lastName: fc.constantFrom('Egan', 'Chou'),
    company: fc.constant(null),
    phones: fc.array(
      fc.record({
        number: fc.constantFrom('207-555-0100', '207 555 0100', '207-555-0101'),
        type: fc.constantFrom('Cell', 'Premises'),
      }),
      { maxLength: 3 },
    ),
    callHours: fc.option(fc.array(anyHours, { minLength: 1, maxLength: 2 })),
    ecvOrder: fc.option(fc.integer({ min: 1, max: 3 })),
    hasKeys: fc.boolean(),
    notices: fc.subarray<ContactNotice>(['alarm.call', 'alarm.email', 'trouble.sms']),
  })
  .chain((contact) => anyDays.map((days): CallContact => ({ ...contact, ...days })));
