import { expect, it } from 'vitest';
import { alarmText } from '#core/account-links/alarm-text.rule.ts';

it('says in the name of the switcher which sites are in alarm, the shown one first', () => {
  const quiet = { alarmActive: false };
  const open = { alarmActive: true };
  expect(alarmText(quiet, 0)).toBe('');
  expect(alarmText(open, 0)).toBe(', alarm');
  expect(alarmText({ ...open, alarmHeld: true }, 0)).toBe(', alarm on hold');
  expect(alarmText(quiet, 1)).toBe(', 1 other site in alarm');
  expect(alarmText(open, 3)).toBe(', alarm, 3 other sites in alarm');
});
