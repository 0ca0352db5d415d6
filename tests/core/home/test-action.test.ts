import { expect, it } from 'vitest';
import { testAction } from '#core/home/test-action.rule.ts';

it('offers to end what runs, to begin what does not, and nothing where nobody watches', () => {
  expect(testAction('Monitored')).toBe('Place on test');
  expect(testAction('Cancel pending')).toBe('Place on test');
  expect(testAction('On test')).toBe('Take off test');
  for (const state of ['Out of service', 'Install pending', 'Cancelled'] as const)
    expect(testAction(state)).toBeNull();
});
