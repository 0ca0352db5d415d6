import { jobsApi } from '#core/jobs/jobs.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof jobsApi> = {
  listJobs: 'GET jobs',
  readJob: 'GET jobs/{id}',
  cancelJob: 'POST jobs/{id}/cancel',
  jobFile: 'GET jobs/{id}/file',
};

export const jobsRoutes = routesOf(jobsApi, lines);
