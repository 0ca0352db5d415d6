import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from './job.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';

/** Access to the user's own jobs. The use case checks the right for each kind of job at every access. */
const own = {
  access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
  impersonation: 'never',
} as const;

const one = { ...own, input: { id: z.string().check(z.maxLength(64)) } } as const;

export const jobsApi = {
  /**
   * Returns the user's own jobs of a kind that are running or have just ended, newest first, so that a reloaded page finds
   * its job again.
   */
  listJobs: operation({
    ...own,
    summary: 'Jobs of one kind under way',
    input: { kind: z.string().check(z.maxLength(64)) },
    output: z.object({ jobs: z.array(jobSchema) }),
    refusals: ['notFound'],
    background: true,
  }),

  /** Returns the state of one of the user's own jobs. Polled in the background until the job has ended. */
  readJob: operation({
    ...one,
    summary: 'How far a job is',
    output: jobSchema,
    refusals: ['notFound'],
    background: true,
  }),

  /** Cancels a job after its current step and deletes its parts. */
  cancelJob: operation({
    ...one,
    summary: 'Cancel a job',
    output: jobSchema,
    refusals: ['notFound', 'conflict'],
  }),

  /** Returns the result, for 24 hours. The browser never stores it. */
  jobFile: operation({
    ...one,
    summary: 'The file a job has made',
    output: fileReplySchema,
    refusals: ['notFound', 'conflict', 'expired'],
    file: 'download',
    media: ['text/csv', 'application/pdf'],
    background: true,
  }),
};

/** API calls for the jobs that a user started. Another user's job gives 404. */
export type JobsGateway = GatewayOf<typeof jobsApi>;
