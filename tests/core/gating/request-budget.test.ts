import { describe, expect, it } from 'vitest';
import { requestBudget } from '#core/gating/request-budget.rule.ts';

describe('Budgets', () => {
  it.each([
    ['PUT', 'statusBanner', 3_000],
    ['PUT', 'account/username', 3_000],
    ['DELETE', 'news/7', 3_000],
    ['DELETE', 'msa/accountLinks/7', 3_000],
    ['POST', 'account/contactChange', 3_000],
    ['POST', 'intake/bug', 3_000],
    ['PATCH', 'mfa-settings', 3_000],
    ['POST', 'account/login/credentials', 30_000],
    ['POST', 'msa/login', 30_000],
    ['POST', 'account/logout', 30_000],
    ['POST', 'mfa/verify', 30_000],
    ['POST', 'mfa/request/msa', 30_000],
    ['PUT', 'account/password', 30_000],
    ['POST', 'account/password/confirm', 30_000],
    ['PUT', 'account/securityQuestions', 30_000],
    ['POST', 'msa/accountLinks', 30_000],
    ['POST', 'password/reset', 30_000],
    ['POST', 'msa/register', 30_000],
    ['POST', 'site', 30_000],
    ['POST', 'account/token/refresh', 30_000],
    ['PUT', 'news/7/document', 120_000],
  ] as const)('%s %s may take %i ms and goes once', (method, path, limit) => {
    expect(requestBudget({ method, path })).toEqual({ limit, tries: 1 });
  });

  it.each([
    ['GET', 'home/dashboard', 15_000],
    ['HEAD', 'statusBanner', 15_000],
    ['GET', 'report/7/download', 120_000],
  ] as const)('%s %s may take %i ms a try and is tried three times', (method, path, limit) => {
    expect(requestBudget({ method, path })).toEqual({ limit, tries: 3 });
  });
});
