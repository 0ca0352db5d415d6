import type { Job } from './job.schema.ts';

/** Returns true if a job will not change any more, so that it need not be polled again. */
export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean =>
  state !== 'waiting' && state !== 'running';
