import { expect, it } from 'vitest';
import { alarmWords } from '#core/account-links/alarm-words.rule.ts';

it('says in the name of the switcher which sites are in alarm, the shown one first', () => {
  expect(alarmWords(false, 0)).toBe('');
  expect(alarmWords(true, 0)).toBe(', in alarm');
  expect(alarmWords(false, 1)).toBe(', 1 other site in alarm');
  expect(alarmWords(true, 3)).toBe(', in alarm, 3 other sites in alarm');
});
