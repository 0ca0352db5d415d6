import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { routesOf } from './routes-of.ts';

export const impersonationRoutes = routesOf(impersonationApi, {
  startImpersonation: 'POST support/impersonation',
  endImpersonation: 'POST impersonation/end',
  waitingStaff: 'GET impersonation/waiting',
  resumeStaff: 'POST impersonation/resume',
  ownVisits: 'GET account/visits',
  visits: 'GET support/visits',
  visitsExport: 'GET support/visits/export',
});
