import { expect, it } from 'vitest';
import { everyText, inUnits } from '#core/kernel/every-text.rule.ts';

it.each([
  [43200, 'every 30 days'],
  [1440, 'every day'],
  [360, 'every 6 hours'],
  [60, 'every hour'],
  [90, 'every 90 minutes'],
  [2000, 'every 2,000 minutes'],
])('says an interval of %i minutes with its unit: %s', (minutes, text) => {
  expect(everyText(minutes)).toBe(text);
});

it('offers minutes for an interval of none', () => {
  expect(inUnits(0)).toEqual({ count: 0, unit: 'minute' });
});
