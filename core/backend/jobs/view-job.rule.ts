import { isoInstant } from '../../kernel/instant.ts';
import type { Job } from '../../jobs/job.schema.ts';
import type { StoredJob } from './job.ts';
import { stateAt } from './judge-job.rule.ts';

const fileOf = ({ expiresAt, fileName, fileSize }: StoredJob): Job['file'] =>
  expiresAt === null ? null : { name: fileName, size: fileSize, expiresAt: isoInstant(expiresAt) };

/** A job as its starter sees it; its file only while it is kept. */
export const viewJob = (job: StoredJob, now: number): Job => {
  const state = stateAt(job, now);
  const { id, done, total, problem } = job;
  return { id, state, done, total, file: state === 'done' ? fileOf(job) : null, problem };
};
