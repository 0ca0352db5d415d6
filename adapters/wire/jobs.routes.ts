import { jobsApi } from '#core/jobs/jobs.api.ts';
import { routesOf } from './routes-of.ts';

export const jobsRoutes = routesOf(jobsApi, {
  listJobs: 'GET jobs',
  readJob: 'GET jobs/{id}',
  cancelJob: 'POST jobs/{id}/cancel',
  jobFile: 'GET jobs/{id}/file',
});
