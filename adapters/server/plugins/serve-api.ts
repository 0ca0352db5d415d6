import type { FastifyInstance } from 'fastify';
import type { Backend } from '#core/backend/backend.ts';
import { checkImpersonation } from '#core/backend/session/check-impersonation.rule.ts';
import { checkAccess } from '#core/backend/session/check-access.rule.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { API_BASE } from '#adapters/wire/headers.ts';
import { ApiRoutes } from '../http/api-routes.ts';
import type { Authenticator } from '../http/find-session.ts';
import type { HttpOptions } from '../http/http-options.ts';
import { openApiDocument } from '../http/openapi.ts';
import { sendJson } from '../http/send-json.ts';
import type { Host } from './plugin.ts';
import { ENDPOINTS, PLUGINS, REDIRECTS } from './plugins.ts';

const authenticatorOf = (backend: Backend): Authenticator => ({
  authenticate: (caller, token, background) =>
    backend.session.authenticate(caller, { token, background }),
  authorize: (session, endpoint) => {
    const verdict = checkImpersonation(session, endpoint);
    return verdict === 'allow' ? checkAccess(session, endpoint.access) : verdict;
  },
  receiver: (token) => backend.signals.findReceiver(token),
  recordDenial: (caller, operationId, refusal) =>
    backend.session.recordDenial(caller, { operationId, refusal }),
  repeat: (caller) => backend.session.repeatCall(caller),
  noteActivity: (activity) => backend.session.noteActivity(activity),
});

let described: string | null = null;

/** Returns the OpenAPI document, which is built only at the first request, because most processes never need the document. */
const describeApi = (): string => {
  described ??= JSON.stringify(openApiDocument(ENDPOINTS, REDIRECTS, APP_VERSION));
  return described;
};

/** Serves `/api/openapi.json`, open to everyone. */
const serveOpenApi = (app: FastifyInstance): void => {
  app.route({
    method: 'GET',
    url: `${API_BASE}/openapi.json`,
    config: { policy: { kind: 'document' } },
    handler: async (request, reply) =>
      sendJson(request, reply, { body: describeApi(), caching: 'no-cache' }),
  });
};

/** Registers every API operation on one listener. Throws if an operation has no use case (SECURITY.md T3). */
export const serveApi = (
  app: FastifyInstance,
  options: HttpOptions,
  backend: Backend,
  state: Pick<Host, 'build' | 'readiness'>,
): void => {
  const routes = new ApiRoutes(app, options, authenticatorOf(backend));
  for (const { serve } of PLUGINS) serve(routes, backend, { app, options, ...state });
  serveOpenApi(app);
  const missing = routes.missing(ENDPOINTS);
  if (missing.length > 0) throw new Error(`No route serves ${missing.join(', ')}.`);
};
