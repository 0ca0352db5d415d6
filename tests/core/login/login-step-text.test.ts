import { expect, it } from 'vitest';
import { STEP_TEXT } from '#core/login/login-step-text.ts';

it('each login step has a name of its own for staff on the phone', () => {
  const names = Object.values(STEP_TEXT);
  expect(new Set(names).size).toBe(5);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z -]+$/);
});
