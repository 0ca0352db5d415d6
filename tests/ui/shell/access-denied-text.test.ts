import { expect, it } from 'vitest';
import { accessDeniedText } from '#ui/shell/access-denied-text.rule.ts';

const VISIT = { actorName: 'Priya Nair', mode: 'look', endsInSeconds: 60 } as const;
const text = (applicationNum: 1 | 2 | 3, impersonation: typeof VISIT | null = null) =>
  accessDeniedText({
    user: { applicationNum, name: 'Dana Reyes', username: 'dana' },
    impersonation,
  });

it('tells staff, dealers, customers and staff on a visit whom to ask, each somebody else', () => {
  expect(text(1)).toContain('Support under Staff rights');
  expect(text(2)).toContain('administrator of your company');
  expect(text(3)).toContain('looks after your alarm system');
  expect(text(3)).not.toContain('administrator');
  const impersonation = text(2, VISIT);
  expect(impersonation).toContain('Dana Reyes (dana)');
  expect(impersonation).toContain('End the view-as session');
  expect(impersonation).not.toContain('administrator');
});
