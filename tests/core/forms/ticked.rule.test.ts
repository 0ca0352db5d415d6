import { expect, it } from 'vitest';
import { ticked } from '#core/forms/ticked.rule.ts';

const SLOTS = ['logo', 'displayName', 'website'] as const;

it('keeps what is ticked in the order of the options, each once', () => {
  const both = ticked(SLOTS, ticked(SLOTS, [], 'website', true), 'logo', true);
  expect(both).toEqual(['logo', 'website']);
  expect(ticked(SLOTS, both, 'logo', true)).toEqual(both);
  expect(ticked(SLOTS, both, 'logo', false)).toEqual(['website']);
  expect(ticked(SLOTS, both, 'displayName', false)).toEqual(both);
});
