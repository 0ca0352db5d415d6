import { mapOk } from '#core/kernel/result.ts';
import type { JobsGateway } from '#core/jobs/jobs.gateway.port.ts';
import * as wire from '../wire/jobs.wire.ts';
import type { ApiClient } from './api-client.ts';

/** One's own jobs over HTTP; looking at one again and again keeps no session alive. */
export const httpJobsGateway = (client: ApiClient): JobsGateway => ({
  list: async (kind) =>
    mapOk(await client.call(wire.listJobs, { kind }, { background: true }), ({ jobs }) => jobs),
  read: (id) => client.call(wire.readJob, { id }, { background: true }),
  cancel: (id) => client.call(wire.cancelJob, { id }),
  file: (id) => client.call(wire.jobFile, { id }, { background: true }),
});
