import type { Job } from './job.schema.ts';

/** Returns true if a job has reached a final state and need not be polled. */
export const hasEnded = ({ state }: Pick<Job, 'state'>): boolean =>
  state !== 'waiting' && state !== 'running';
