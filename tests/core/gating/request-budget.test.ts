import { describe, expect, it } from 'vitest';
import { requestBudget } from '#core/gating/request-budget.rule.ts';

const upload = { name: 'flyer.pdf', bytes: new Uint8Array(1) };

describe('Budgets', () => {
  it.each([
    ['a write', { method: 'PUT' }, 3_000],
    ['a removal', { method: 'DELETE' }, 3_000],
    ['one that hashes', { method: 'POST', unhurried: true }, 30_000],
    ['an upload', { method: 'PUT', upload }, 120_000],
  ] as const)('%s goes once, within its time', (_, request, limit) => {
    expect(requestBudget(request)).toEqual({ limit, tries: 1 });
  });

  it.each([
    ['a read', { method: 'GET' }, 15_000],
    ['a look at the head', { method: 'HEAD' }, 15_000],
    ['a download', { method: 'GET', wantsFile: true }, 120_000],
  ] as const)('%s is tried three times, each within its time', (_, request, limit) => {
    expect(requestBudget(request)).toEqual({ limit, tries: 3 });
  });
});
