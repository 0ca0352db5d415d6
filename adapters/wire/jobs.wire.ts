import * as z from 'zod/mini';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { get, post } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';

/** Anybody's own jobs; which right the kind of a job asks for, the use case judges again at each look. */
const own = {
  access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
  impersonation: 'never',
} as const;
const one = { ...own, params: z.strictObject({ id: z.string().check(z.maxLength(64)) }) } as const;

/** One's own jobs of a kind that are under way or have ended just now, so that a page loaded anew finds its own again. */
export const listJobs = get('listJobs', 'jobs', {
  ...own,
  summary: 'Jobs of one kind under way',
  query: z.strictObject({ kind: z.string().check(z.maxLength(64)) }),
  reply: z.object({ jobs: z.array(jobSchema) }),
  errors: [404],
});

/** How far a job of one's own is; asked in the background until it has ended. */
export const readJob = get('readJob', 'jobs/{id}', {
  ...one,
  summary: 'How far a job is',
  reply: jobSchema,
  errors: [404],
});

/** Ends a job after the step under way; its parts are deleted. */
export const cancelJob = post('cancelJob', 'jobs/{id}/cancel', {
  ...one,
  summary: 'Cancel a job',
  reply: jobSchema,
  errors: [404, 409],
});

/** The result, for 24 hours; never written down by the browser. */
export const jobFile = get('jobFile', 'jobs/{id}/file', {
  ...one,
  summary: 'The file a job has made',
  file: 'download',
  media: ['text/csv', 'application/pdf'],
  reply: fileReplySchema,
  errors: [404, 409, 412],
});
