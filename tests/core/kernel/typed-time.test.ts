import fc from 'fast-check';
import { expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import {
  retyped,
  typedAs,
  typedFor,
  typedMoment,
  typedTime,
  typedWall,
} from '#core/kernel/typed-time.rule.ts';
import { typedTimeChoice } from '#ui/forms/typed-time-choice.ts';
import { typedZone } from '#ui/kit/format-time.ts';

const NEW_YORK = 'America/New_York';
const both = (typed: string, zone = NEW_YORK) => [
  typedMoment(typedAs(typed, 'first'), zone),
  typedMoment(typedAs(typed, 'second'), zone),
];

it('is one instant, or the chosen one of two in the hour that comes again', () => {
  const one = '2026-07-10T02:10:00.000Z';
  expect(both('2026-07-09T22:10')).toEqual([one, one]);
  expect(both('2026-11-01T01:30')).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ]);
  expect(both('2026-04-05T01:45', 'Australia/Lord_Howe')).toEqual([
    '2026-04-04T14:45:00.000Z',
    '2026-04-04T15:15:00.000Z',
  ]);
});

it('is none where nothing whole was typed, or the clocks skip it', () => {
  for (const typed of ['', '2026-07-09', 'x', '2026-03-08T02:30', '2026-02-30T02:30'])
    expect(typedMoment(typed, NEW_YORK), typed).toBe('');
  expect(typedTime('2026-03-08T02:30', NEW_YORK)).toEqual({
    kind: 'skipped',
    at: Date.parse('2026-03-08T07:30:00.000Z'),
  });
});

it('asks which of two same times is meant, and says of a skipped one that it is none', () => {
  const asked = typedTimeChoice('2026-11-01T01:30', NEW_YORK);
  expect(asked).toEqual({
    which: 'first',
    options: [
      { value: 'first', text: '01:30 EDT (first)' },
      { value: 'second', text: '01:30 EST (second)' },
    ],
    fault: null,
  });
  expect(typedTimeChoice(typedAs('2026-11-01T01:30', 'second'), NEW_YORK).which).toBe('second');
  expect(typedTimeChoice('2026-11-01T03:30', NEW_YORK)).toMatchObject({ which: null, fault: null });
  expect(typedTimeChoice('', NEW_YORK)).toMatchObject({ which: null, fault: null });
  expect(typedTimeChoice('2026-03-08T02:30', NEW_YORK)).toMatchObject({
    which: null,
    fault: 'Clocks move forward that day and skip 02:30. Choose another time',
  });
});

it('stands in the field again as the very instant that was kept', () => {
  const zone = fc.constantFrom(NEW_YORK, 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Europe/London');
  const minute = fc.integer({ min: 28333333, max: 31666666 });
  const autumn = fc.integer({ min: 0, max: 180 }).map((one) => 29_876_000 + one);
  fc.assert(
    fc.property(fc.oneof(minute, autumn), zone, (at, timeZone) => {
      const typed = typedFor(at * 60000, timeZone);
      expect(Date.parse(typedMoment(typed, timeZone))).toBe(at * 60000);
      expect(typedWall(typed)).toBe(temporalWallClock.wallTime(at * 60000, timeZone));
    }),
  );
  for (const at of ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'])
    expect(typedMoment(typedFor(Date.parse(at), NEW_YORK), NEW_YORK)).toBe(at);
});

it('is what the wall clock of the server says, in every zone', () => {
  const zone = fc.constantFrom(NEW_YORK, 'America/Phoenix', 'Asia/Kathmandu', 'Europe/London');
  const at = fc.integer({ min: 1700000000, max: 1900000000 }).map((second) => second * 1000);
  fc.assert(
    fc.property(at, zone, (moment, timeZone) => {
      const wall = temporalWallClock.wallTime(moment, timeZone);
      expect(Date.parse(typedMoment(wall, timeZone))).toBe(
        temporalWallClock.instant(wall, timeZone),
      );
    }),
  );
});

it('is labelled by the clocks of its own moment', () => {
  const now = '2026-12-01T12:00:00.000Z';
  expect(typedZone('2026-07-09T22:10', now, NEW_YORK)).toBe('EDT');
  expect(typedZone('2026-12-24T22:10', now, NEW_YORK)).toBe('EST');
  expect(typedZone('', now, NEW_YORK)).toBe('EST');
});

it('reads or refuses every time of every year, and never throws', () => {
  const ends = ['9999-12-31T23:59', '9999-12-31T00:00', '1900-01-01T00:00', '0001-01-01T00:00'];
  const halves = ['T08:00', '2026-03-12T', '3/1T08:00', 'T--:--', '2026-03-12T--:--', 'T'];
  for (const zone of [NEW_YORK, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])
    for (const typed of ends) {
      const time = typedTime(typed, zone);
      expect(time.kind, typed).toBe(typed.startsWith('0001') ? 'none' : 'once');
      if (time.kind !== 'none') expect(typedFor(time.at, zone)).toBe(typed);
    }
  for (const typed of halves) expect(typedMoment(typed, NEW_YORK), typed).toBe('');
});

it('stays the second of two same times while its minutes or its day are typed anew', () => {
  const second = typedAs('2026-11-01T01:30', 'second');
  expect(retyped(second, '2026-11-01T01:45', NEW_YORK)).toBe(typedAs('2026-11-01T01:45', 'second'));
  const partial = retyped(second, '2026-11-01T--:--', NEW_YORK);
  expect(retyped(partial, '2026-11-01T01:45', NEW_YORK)).toBe(
    typedAs('2026-11-01T01:45', 'second'),
  );
  expect(retyped(second, '2026-11-01T03:30', NEW_YORK)).toBe('2026-11-01T03:30');
  expect(retyped(second, '', NEW_YORK)).toBe('');
  expect(retyped('2026-11-01T01:30', '2026-11-01T01:45', NEW_YORK)).toBe('2026-11-01T01:45');
});
