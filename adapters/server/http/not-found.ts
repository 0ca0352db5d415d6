import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '#adapters/wire/headers.ts';
import { isKnownAddress } from '#core/navigation/section-link.rule.ts';
import { sendProblem } from './problem-answer.ts';
import { answer, NOT_FOUND, type RefusalAnswer } from './refusal-answer.rule.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Returns true if the client wants an HTML page. A monitoring program, which accepts any type or sends no `Accept` header,
 * gets existing pages but no page for an unknown path.
 */
const wantsPage = (request: FastifyRequest, path: string): boolean => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && isKnownAddress(path);
};

const isOurs = (path: string): boolean =>
  [API_BASE, '/assets', '/demo'].some((base) => path === base || path.startsWith(`${base}/`));

const wrongMethod = (allowed: readonly string[]): RefusalAnswer =>
  answer(405, 'This address does not support this method.', null, { allow: allowed.join(', ') });

/** Handles requests that match no route: a known path with another method, a page of the application, or an unknown path. */
export const installNotFound = (
  app: FastifyInstance,
  shell: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    // The result is null for no route, which its type leaves out.
    const allowed = METHODS.filter((method) => Boolean(app.findRoute({ method, url: path })));
    if (allowed.length > 0) return sendProblem(request, reply, wrongMethod(allowed));
    if (wantsPage(request, path) && !isOurs(path)) return shell(request, reply);
    return sendProblem(request, reply, NOT_FOUND);
  });
};
