import { counted, grouped } from '../../kernel/counted.rule.ts';
import type { Job, JobState } from '../../jobs/job.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import type { Refusal } from '../refusal.ts';
import { JOB_LIMITS } from './job-limits.ts';
import type { JobStep, StoredJob } from './job.repository.port.ts';

/** Decides whether a person may start a job of `total` rows. `open` is the number of the person's unfinished jobs. */
export const checkStart = (open: number, total: number): 'start' | Refusal => {
  if (total > JOB_LIMITS.rows)
    return {
      kind: 'unacceptable',
      message: `At most ${grouped(JOB_LIMITS.rows)} rows can be exported at once. Narrow the filter.`,
      code: 'tooManyRows',
    };
  return open < JOB_LIMITS.openPerPerson
    ? 'start'
    : {
        kind: 'conflict',
        message: `You already have ${counted(open, 'job')} running. Wait until one finishes, or cancel it.`,
        code: 'tooManyJobs',
      };
};

/** Decides whether a claimed job runs, or is abandoned after too many attempts without progress. */
export const checkClaim = ({ attempts }: Pick<StoredJob, 'attempts'>): 'run' | 'giveUp' =>
  attempts > JOB_LIMITS.attempts ? 'giveUp' : 'run';

/** Decides how a job continues after a step. `tooLarge` discards the step; `most` is the maximum result size in bytes. */
export const checkStep = (
  { fileSize }: Pick<StoredJob, 'fileSize'>,
  { checkpoint, part }: Pick<JobStep, 'checkpoint' | 'part'>,
  most: number = JOB_LIMITS.fileBytes,
): 'goOn' | 'finish' | 'tooLarge' => {
  if (fileSize + part.length > most) return 'tooLarge';
  return checkpoint === null ? 'finish' : 'goOn';
};

/** Returns the next due time of a job whose step failed. */
export const dueAfterFailure = ({ attempts }: Pick<StoredJob, 'attempts'>, now: number): number =>
  now + JOB_LIMITS.firstWait * 2 ** Math.min(Math.max(attempts, 1) - 1, JOB_LIMITS.attempts);

/** Returns the state of a job at `now`. A finished job counts as expired once its file is deleted. */
const stateAt = (
  { state, expiresAt }: Pick<StoredJob, 'state' | 'expiresAt'>,
  now: number,
): JobState => (state === 'done' && expiresAt !== null && expiresAt <= now ? 'expired' : state);

const fileOf = ({ expiresAt, fileName, fileSize }: StoredJob): Job['file'] =>
  expiresAt === null ? null : { name: fileName, size: fileSize, expiresAt: isoInstant(expiresAt) };

/** Converts a job to the object that is sent to its owner's browser. The file is included only while it is stored. */
export const viewJob = (job: StoredJob, now: number): Job => {
  const state = stateAt(job, now);
  const { id, done, total, problem } = job;
  return { id, state, done, total, file: state === 'done' ? fileOf(job) : null, problem };
};
