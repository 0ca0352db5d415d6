import * as wire from '#adapters/wire/jobs.wire.ts';
import { plugin } from './plugin.ts';

/** Jobs for those who started them; each slice starts its own (domain guide 5.5 "Export"). */
export const jobsPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.listJobs, backend.listJobs);
  routes.serve(wire.readJob, backend.readJob);
  routes.serve(wire.cancelJob, backend.cancelJob);
  routes.serve(wire.jobFile, backend.readJobFile);
});
