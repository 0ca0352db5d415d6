import { expect, it } from 'vitest';
import { markTexts, spanText } from '#ui/tests-on-site/test-looks.ts';

const ZONE = 'America/New_York';
const span = (startsAt: string, endsAt: string, clearedAt: string | null = null) =>
  spanText({ startsAt, endsAt, clearedAt }, '2026-12-01T12:00:00Z', ZONE).replaceAll('\u00A0', ' ');

it('says the day of a test once, and both from 24 hours on or if the clocks change', () => {
  expect(span('2026-11-07T01:22:00Z', '2026-11-07T03:22:00Z')).toBe('Nov 6, 20:22 – 22:22');
  expect(span('2026-08-22T01:22:00Z', '2026-08-22T03:22:00Z')).toBe('Aug 21, 21:22 – 23:22 EDT');
  expect(span('2026-12-01T11:00:00Z', '2026-12-01T15:00:00Z')).toBe('06:00 – 10:00');
  expect(span('2026-11-07T03:22:00Z', '2026-11-07T05:22:00Z')).toBe('Nov 6, 22:22 – 00:22');
  expect(span('2026-11-07T03:22:00Z', '2026-11-08T03:22:00Z')).toBe('Nov 6, 22:22 – Nov 7, 22:22');
  expect(span('2026-11-01T05:30:00Z', '2026-11-01T07:30:00Z')).toBe(
    'Nov 1, 01:30 EDT – Nov 1, 02:30',
  );
});

it('ends a test that was cleared early when it was cleared', () => {
  expect(span('2026-11-07T01:22:00Z', '2026-11-07T03:22:00Z', '2026-11-07T01:52:00Z')).toBe(
    'Nov 6, 20:22 – 20:52',
  );
});

it('marks a test that passes midnight with dates, and a long one with days', () => {
  const marks = (...at: readonly string[]) =>
    markTexts(at, '2026-12-01T12:00:00Z', ZONE).map((text) => text.replaceAll('\u00A0', ' '));
  expect(marks('2026-12-01T11:00:00Z', '2026-12-01T13:00:00Z')).toEqual(['06:00', '08:00']);
  expect(marks('2026-12-02T04:00:00Z', '2026-12-02T05:30:00Z')).toEqual(['23:00', 'Dec 2, 00:30']);
  expect(marks('2026-11-12T17:55:00Z', '2026-11-20T06:55:00Z')).toEqual(['Nov 12', 'Nov 20']);
});
