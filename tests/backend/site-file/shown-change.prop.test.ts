import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOWN_WEEK, TEST, WEEK, describeChange, line, told } from './change-lines.ts';

/** Texts that people type, and that look like what the record itself writes. */
const LOOKS_RECORDED = [
  '[Dogs] in the yard',
  '{gate} left',
  '[1] North',
  '["a"]',
  '{"before":1,"after":2}',
  '{"before":',
  'true',
  'false',
  'changed',
  'null',
];

describe('typed text in the changes of a site', () => {
  const typed = fc.oneof(fc.constantFrom(...LOOKS_RECORDED), fc.string({ minLength: 1 }));
  /** Operations of which a field holds typed text, recorded without what was before. */
  const AS_TEXT = [
    ['test.place', 'reason'],
    ['test.place', 'verifiedBy'],
    ['test.place', 'category'],
    ['service.request', 'text'],
    ['service.close', 'was'],
    ['request.refuse', 'answer'],
    ['contact.copy', 'from'],
    ['schedule.holidays', 'added'],
    ['schedule.holidays', 'changed'],
    ['schedule.holidays', 'removed'],
    ['template.keep', 'name'],
  ] as const;

  it.each(AS_TEXT)('%s shows its %s as it was typed', (operation, name) => {
    fc.assert(
      fc.property(typed, (text) => {
        const [field] = describeChange(line(operation, { [name]: text })).fields;
        expect(field).toMatchObject({ before: null, after: text, secret: false });
      }),
    );
  });

  it.each(['site.change', 'contact.change', 'zone.change', 'note.change', 'passcode.change'])(
    '%s shows a text before and after as it was typed',
    (operation) => {
      fc.assert(
        fc.property(typed, typed, (before, after) => {
          fc.pre(before !== after);
          const text = JSON.stringify({ before, after });
          expect(told(operation, { hazards: text })).toEqual([['Hazards', before, after]]);
        }),
      );
    },
  );
  it('of a test that was changed is shown as it was typed', () => {
    fc.assert(
      fc.property(typed, typed, (before, reason) => {
        fc.pre(before !== reason);
        const was = JSON.stringify({ ...TEST, reason: before });
        expect(told('test.edit', { ...TEST, reason, was })).toEqual([['Reason', before, reason]]);
      }),
    );
  });
});

describe('two different values in the changes of a site', () => {
  // Few values, so that two of them often differ in one part alone.
  const minute = fc.constantFrom(480, 1080);
  const weekdays = fc.subarray([1, 2]);
  const window = fc.constantFrom(0, 15);
  const entry = fc.record({
    weekdays,
    opensAt: minute,
    closesAt: minute,
    windowBefore: window,
    windowAfter: window,
    mustOpen: fc.boolean(),
    mustClose: fc.boolean(),
  });
  const text = fc.oneof(fc.constantFrom('A', 'B', 'A B', 'A; B'), fc.string({ minLength: 1 }));
  const orNone = fc.option(text);
  const person = fc.record({ kind: orNone, name: orNone, phone: orNone, texts: fc.boolean() });
  const level = fc.integer({ min: 0, max: 5 });
  it.each([
    ['schedule.week', 'entries', fc.array(entry, { maxLength: 2 })],
    ['contact.change', 'callHours', fc.array(fc.record({ weekdays, from: minute, to: minute }))],
    ['site.agencies', 'agencies', fc.array(person, { maxLength: 3 })],
    ['contact.order', 'order', fc.array(text, { maxLength: 3 })],
    ['contact.change', 'authority', level],
    ['passcode.change', 'authority', level],
  ] as const)('of %s, %s, never read alike', (operation, name, values: fc.Arbitrary<unknown>) => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        fc.pre(JSON.stringify(before) !== JSON.stringify(after));
        const [field] = told(operation, { [name]: JSON.stringify({ before, after }) });
        expect(field?.[1]).not.toBe(field?.[2]);
      }),
      { numRuns: 500 },
    );
  });

  it('differ by their supervision alone, by what is joined, and by the days of hours', () => {
    const hours = { ...WEEK, mustClose: true };
    const entries = JSON.stringify({ before: [WEEK], after: [hours] });
    expect(told('schedule.week', { entries })).toEqual([
      ['Hours', SHOWN_WEEK, SHOWN_WEEK.replace('may close', 'must close')],
    ]);
    const order = JSON.stringify({ before: ['A; B'], after: ['A', 'B'] });
    expect(told('contact.order', { order })).toEqual([['Call order', '"A; B"', '"A"; "B"']]);
    const callHours = JSON.stringify({
      before: null,
      after: [{ weekdays: [], from: 480, to: 540 }],
    });
    expect(told('contact.change', { callHours })).toEqual([
      ['Call hours', null, 'No day 08:00–09:00'],
    ]);
  });
});

it('levels of authority and languages are shown in the words of their screens', () => {
  const authority = JSON.stringify({ before: 1, after: 5 });
  expect(told('contact.change', { authority })).toEqual([['Authority', '1 Cancel', '5 Master']]);
  expect(told('passcode.change', { authority })).toEqual([['Authority', '1 Cancel', '5 Master']]);
  const language = JSON.stringify({ before: null, after: 'es' });
  expect(told('contact.change', { language })).toEqual([['Language', null, 'Spanish']]);
});
