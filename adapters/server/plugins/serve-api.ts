import type { FastifyInstance } from 'fastify';
import type { Backend } from '#core/backend/backend.ts';
import { judgeImpersonation } from '#core/backend/impersonation/judge-operation.rule.ts';
import { judgeAccess } from '#core/backend/session/judge-access.rule.ts';
import { ENDPOINTS } from '#adapters/wire/endpoints.ts';
import { ApiRoutes } from '../http/api-routes.ts';
import type { Authenticator } from '../http/authentication.ts';
import type { HttpOptions } from '../http/http-options.ts';
import { serveAccount } from './account.plugin.ts';
import { serveAgreements } from './agreement.plugin.ts';
import { serveAnnouncements } from './notices.plugin.ts';
import { serveAudit } from './audit.plugin.ts';
import { serveCaptcha } from './captcha.plugin.ts';
import { serveDevices } from './remembered-devices.plugin.ts';
import { serveHome } from './home.plugin.ts';
import { serveImpersonation } from './impersonation.plugin.ts';
import { serveIntake } from './intake.plugin.ts';
import { serveLinks } from './account-links.plugin.ts';
import { serveLogin } from './login.plugin.ts';
import { serveMarketing } from './marketing.plugin.ts';
import { serveMfa } from './mfa.plugin.ts';
import { serveNews } from './news.plugin.ts';
import { serveOpenApi } from './openapi.plugin.ts';
import { serveProfile } from './profile.plugin.ts';
import { servePublic, type Readiness } from './public.plugin.ts';
import { serveRecovery } from './recovery.plugin.ts';
import { serveRegistration } from './registration.plugin.ts';
import { serveResources } from './resources.plugin.ts';
import { serveSession } from './session.plugin.ts';
import { serveSso } from './sso.plugin.ts';
import { serveSites } from './sites.plugin.ts';
import { serveSupport } from './support.plugin.ts';

const authenticatorOf = (backend: Backend): Authenticator => ({
  authenticate: (caller, token, background) => backend.authenticate(caller, { token, background }),
  judge: (session, endpoint) => {
    const visiting = judgeImpersonation(session, endpoint);
    return visiting === 'allow' ? judgeAccess(session, endpoint.access) : visiting;
  },
  recordDenial: (caller, operationId, refusal) =>
    backend.recordDenial(caller, { operationId, refusal }),
});

/** Every operation of the wire table on one listener; refuses to start while one of them is served by nobody (SECURITY.md T3). */
export const serveApi = (
  app: FastifyInstance,
  options: HttpOptions,
  backend: Backend,
  isReady: Readiness,
): void => {
  const routes = new ApiRoutes(app, options, authenticatorOf(backend));
  serveLogin(routes, backend, options.variant);
  serveSession(routes, backend, options.variant);
  serveSso(app, routes, backend, options);
  serveMfa(routes, backend);
  serveAccount(routes, backend);
  serveAgreements(routes, backend);
  servePublic(routes, backend, isReady);
  serveAnnouncements(routes, backend);
  serveAudit(routes, backend);
  serveMarketing(routes, backend);
  serveResources(routes, backend);
  serveHome(routes, backend);
  serveSites(routes, backend);
  serveLinks(routes, backend);
  serveProfile(routes, backend);
  serveIntake(routes, backend);
  serveNews(routes, backend);
  serveCaptcha(routes, backend);
  serveRecovery(routes, backend, options.variant);
  serveRegistration(routes, backend, options.variant);
  serveDevices(routes, backend);
  serveImpersonation(routes, backend);
  serveSupport(routes, backend);
  serveOpenApi(app);
  const missing = routes.missing(ENDPOINTS);
  if (missing.length > 0) throw new Error(`No route serves ${missing.join(', ')}.`);
};
