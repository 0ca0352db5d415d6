import * as z from 'zod/mini';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { endpoint } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';

/** Anybody's own jobs; which right the kind of a job asks for, the use case judges again at each look. */
const one = {
  access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
  impersonation: 'never',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  body: null,
} as const;

/** How far a job of one's own is; asked in the background until it has ended. */
export const readJob = endpoint({
  ...one,
  operationId: 'readJob',
  method: 'GET',
  path: 'jobs/{id}',
  summary: 'How far a job is',
  query: null,
  reply: jobSchema,
  errors: [404],
});

/** Ends a job after the step under way; its parts are deleted. */
export const cancelJob = endpoint({
  ...one,
  operationId: 'cancelJob',
  method: 'POST',
  path: 'jobs/{id}/cancel',
  summary: 'Cancel a job',
  query: null,
  reply: jobSchema,
  errors: [404, 409],
});

/** The result, for 24 hours; never written down by the browser. */
export const jobFile = endpoint({
  ...one,
  operationId: 'jobFile',
  method: 'GET',
  path: 'jobs/{id}/file',
  summary: 'The file a job has made',
  query: null,
  file: 'download',
  media: ['text/csv'],
  reply: fileReplySchema,
  errors: [404, 409, 412],
});
