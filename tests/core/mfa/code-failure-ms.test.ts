import { expect, it } from 'vitest';
import type { Failure } from '#core/kernel/result.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { codeFailureMs } from '#core/mfa/code-failure-ms.rule.ts';

const refused = (status: number): Failure => ({
  kind: 'refused',
  status,
  message: 'No',
  code: null,
});

it('the words of a refused code stay longer on 401 and on too many attempts (spec §8)', () => {
  expect(DURATIONS.toastLong).toBeGreaterThan(DURATIONS.toastShort);
  expect(codeFailureMs(refused(401))).toBe(DURATIONS.toastLong);
  expect(codeFailureMs({ kind: 'rateLimited', retryAfterSeconds: 1, message: null })).toBe(
    DURATIONS.toastLong,
  );
  expect(codeFailureMs(refused(409))).toBe(DURATIONS.toastShort);
  expect(codeFailureMs({ kind: 'unreachable' })).toBe(DURATIONS.toastShort);
});
