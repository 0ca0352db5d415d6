import { impersonationApi } from '#core/impersonation/impersonation.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof impersonationApi> = {
  startImpersonation: 'POST support/impersonation',
  endImpersonation: 'POST impersonation/end',
  waitingStaff: 'GET impersonation/waiting',
  resumeStaff: 'POST impersonation/resume',
  ownVisits: 'GET account/visits',
  visits: 'GET support/visits',
  visitsExport: 'GET support/visits/export',
};

export const impersonationRoutes = routesOf(impersonationApi, lines);
