import { expect, it } from 'vitest';
import { shownChange } from '#core/backend/site-file/shown-change.rule.ts';

it('an interval is told in its largest unit, not in minutes', () => {
  const field = { kind: 'device', name: 'timerTestMinutes' } as const;
  expect(shownChange(field, { before: 43200, after: 60 })).toEqual({
    before: 'every 30 days',
    after: 'every hour',
  });
  expect(shownChange(field, { before: null, after: 90 })).toEqual({
    before: null,
    after: 'every 90 minutes',
  });
});
