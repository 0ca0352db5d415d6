import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import type { StoredJob } from '#core/backend/jobs/job.repository.port.ts';
import {
  dueAfterFailure,
  checkClaim,
  checkStart,
  checkStep,
  viewJob,
} from '#core/backend/jobs/check-claim.rule.ts';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import { newJob } from '#tests/contract/job-repository.contract.ts';

const STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
const stored = fc.record({
  state: fc.constantFrom(...STATES),
  done: fc.nat(),
  total: fc.nat(),
  attempts: fc.nat({ max: 20 }),
  fileSize: fc.nat({ max: JOB_LIMITS.fileBytes }),
  expiresAt: fc.option(fc.nat({ max: 2 ** 40 })),
});
const jobOf = (change: Partial<StoredJob>): StoredJob => ({
  ...newJob('owner'),
  checkpoint: null,
  state: 'waiting',
  done: 0,
  attempts: 0,
  fileSize: 0,
  problem: null,
  expiresAt: null,
  ...change,
});

describe('what becomes of a job', () => {
  it('starts below both limits and never above one of them', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.nat({ max: 2 * JOB_LIMITS.rows }), (open, total) => {
        const fits = open < JOB_LIMITS.openPerPerson && total <= JOB_LIMITS.rows;
        expect(checkStart(open, total) === 'start').toBe(fits);
      }),
    );
  });

  it('goes on while there is a checkpoint, finishes without one, and never grows above the limit', () => {
    fc.assert(
      fc.property(stored, fc.option(fc.nat()), fc.nat({ max: 50 }), (job, checkpoint, over) => {
        const room = JOB_LIMITS.fileBytes - job.fileSize;
        const verdict = checkStep(job, { checkpoint, part: 'x'.repeat(Math.min(room, 50)) });
        expect(verdict).toBe(checkpoint === null ? 'finish' : 'goOn');
        const full = { fileSize: JOB_LIMITS.fileBytes - over };
        expect(checkStep(full, { checkpoint, part: 'x'.repeat(over + 1) })).toBe('tooLarge');
      }),
    );
  });

  it('waits longer after each failed try and gives up in the end', () => {
    const waits = [1, 2, 3, 4, 5].map((attempts) => dueAfterFailure({ attempts }, 0));
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000]);
    expect([5, 6].map((attempts) => checkClaim({ attempts }))).toEqual(['run', 'giveUp']);
  });

  it('offers a file exactly while it is kept, and says so when it is gone', () => {
    fc.assert(
      fc.property(stored, fc.nat({ max: 2 ** 40 }), (change, now) => {
        const job = jobOf(change);
        const { state, file } = viewJob(job, now);
        const kept = change.state === 'done' && (change.expiresAt ?? -1) > now;
        expect(file !== null).toBe(kept);
        const gone = change.state === 'done' && change.expiresAt !== null && !kept;
        expect(state).toBe(gone ? 'expired' : change.state);
        expect(hasEnded({ state })).toBe(!['waiting', 'running'].includes(change.state));
      }),
    );
  });
});
