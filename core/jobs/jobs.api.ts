import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from './job.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';

/** Access to the user's own jobs. The use case also checks the right for the kind of job. */
const own = {
  access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
  impersonation: 'never',
} as const;

const one = { ...own, input: { id: z.string().check(z.maxLength(64)) } } as const;

export const jobsApi = {
  /** Returns the user's jobs of one kind that are running or recently ended, newest first. */
  listJobs: operation({
    ...own,
    summary: 'Running jobs of one kind',
    input: { kind: z.string().check(z.maxLength(64)) },
    output: z.object({ jobs: z.array(jobSchema) }),
    refusals: ['notFound'],
    background: true,
  }),

  /** Returns the state of one of the user's jobs. */
  readJob: operation({
    ...one,
    summary: 'Progress of a job',
    output: jobSchema,
    refusals: ['notFound'],
    background: true,
  }),

  /** Cancels a job after its current step and deletes the stored parts of its file. */
  cancelJob: operation({
    ...one,
    summary: 'Cancel a job',
    output: jobSchema,
    refusals: ['notFound', 'conflict'],
  }),

  /** Returns the result file, available for 24 hours. The browser must not store the response. */
  jobFile: operation({
    ...one,
    summary: 'The file of a finished job',
    output: fileReplySchema,
    refusals: ['notFound', 'conflict', 'expired'],
    file: 'download',
    media: ['text/csv', 'application/pdf'],
    background: true,
  }),
};

/** API for the jobs of the current user. Responds with 404 for another user's job. */
export type JobsGateway = GatewayOf<typeof jobsApi>;
