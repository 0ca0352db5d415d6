import type { Job } from './job.schema.ts';

/** Whether nothing more will happen to a job, so that nobody needs to ask again. */
export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean =>
  state !== 'waiting' && state !== 'running';
