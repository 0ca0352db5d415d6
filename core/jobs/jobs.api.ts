import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { jobSchema } from './job.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';

/** Anybody's own jobs; which right the kind of a job asks for, the use case checks again at each look. */
const own = {
  access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
  impersonation: 'never',
} as const;

const one = { ...own, input: { id: z.string().check(z.maxLength(64)) } } as const;

export const jobsApi = {
  /** One's own jobs of a kind that are under way or have ended just now, newest first, so that a page loaded anew finds its own again. */
  listJobs: operation({
    ...own,
    summary: 'Jobs of one kind under way',
    input: { kind: z.string().check(z.maxLength(64)) },
    output: z.object({ jobs: z.array(jobSchema) }),
    refusals: ['notFound'],
    background: true,
  }),

  /** How far a job of one's own is; asked in the background until it has ended. */
  readJob: operation({
    ...one,
    summary: 'How far a job is',
    output: jobSchema,
    refusals: ['notFound'],
    background: true,
  }),

  /** Ends a job after the step under way; its parts are deleted. */
  cancelJob: operation({
    ...one,
    summary: 'Cancel a job',
    output: jobSchema,
    refusals: ['notFound', 'conflict'],
  }),

  /** The result, for 24 hours; never written down by the browser. */
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

/** What following the jobs a person started asks of the provider; another person’s are answered with 404. */
export type JobsGateway = GatewayOf<typeof jobsApi>;
