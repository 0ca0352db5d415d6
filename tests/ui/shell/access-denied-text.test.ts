import { expect, it } from 'vitest';
import { accessDeniedText } from '#ui/shell/access-denied-text.rule.ts';

const VISIT = { actorName: 'Priya Nair', mode: 'look', endsInSeconds: 60 } as const;
const words = (applicationNum: 1 | 2 | 3, impersonation: typeof VISIT | null = null) =>
  accessDeniedText({
    user: { applicationNum, name: 'Dana Reyes', username: 'dana' },
    impersonation,
  });

it('tells staff, dealers, customers and staff on a visit whom to ask, each somebody else', () => {
  expect(words(1)).toContain('Support under Staff rights');
  expect(words(2)).toContain('administrator of your company');
  expect(words(3)).toContain('looks after your alarm system');
  expect(words(3)).not.toContain('administrator');
  const visit = words(2, VISIT);
  expect(visit).toContain('Dana Reyes (dana)');
  expect(visit).toContain('End the visit');
  expect(visit).not.toContain('administrator');
});
