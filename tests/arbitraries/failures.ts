import fc from 'fast-check';
import type { Failure } from '#core/kernel/result.ts';

const message = fc.option(fc.string({ unit: 'binary' }));

/** Any failure of a call. */
export const failures: fc.Arbitrary<Failure> = fc.oneof(
  fc.constantFrom<Failure>(
    { kind: 'unreachable' },
    { kind: 'timedOut' },
    { kind: 'unreadable' },
    { kind: 'sessionEnded' },
    { kind: 'impersonationEnded' },
    { kind: 'empty', reason: 'sessionOver' },
    { kind: 'empty', reason: 'stale' },
    { kind: 'empty', reason: 'aborted' },
  ),
  fc.record({
    kind: fc.constant('refused' as const),
    status: fc.integer({ min: 400, max: 499 }),
    message,
    code: fc.option(fc.constantFrom('stepNotDue', 'wrongCode', 'invalid')),
  }),
  fc.record({
    kind: fc.constant('rateLimited' as const),
    message,
    retryAfterSeconds: fc.option(fc.nat(3600)),
  }),
  fc.record({
    kind: fc.constant('faulted' as const),
    status: fc.integer({ min: 500, max: 599 }),
    message,
  }),
);
