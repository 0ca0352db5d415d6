import { expect, it } from 'vitest';
import { alarmText } from '#core/account-links/alarm-text.rule.ts';

it('says in the name of the switcher which sites are in alarm, the shown one first', () => {
  expect(alarmText(false, 0)).toBe('');
  expect(alarmText(true, 0)).toBe(', in alarm');
  expect(alarmText(false, 1)).toBe(', 1 other site in alarm');
  expect(alarmText(true, 3)).toBe(', in alarm, 3 other sites in alarm');
});
