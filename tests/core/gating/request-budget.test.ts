import { describe, expect, it } from 'vitest';
import { DURATIONS } from '#core/kernel/limits.ts';
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

  it('a write that is answered alike goes twice, after silence too: 3 s a try, 10 s on the way in', () => {
    const twice = { tries: 2, afterSilence: true };
    const write = { method: 'POST', repeatable: true } as const;
    expect(requestBudget(write)).toEqual({ limit: 3000, ...twice });
    expect(requestBudget({ ...write, patient: true })).toEqual({ limit: 10_000, ...twice });
  });

  it('a refresh is over, with its repeat, before the grace of its token', () => {
    const { limit, tries } = requestBudget({ method: 'POST', repeatable: true, patient: true });
    expect(limit * tries).toBeLessThan(DURATIONS.refreshGrace);
  });

  it.each([
    ['a read', { method: 'GET' }, 15_000],
    ['a look at the head', { method: 'HEAD' }, 15_000],
    ['a download', { method: 'GET', wantsFile: true }, 120_000],
  ] as const)('%s is tried three times, each within its time', (_, request, limit) => {
    expect(requestBudget(request)).toEqual({ limit, tries: 3 });
  });
});
