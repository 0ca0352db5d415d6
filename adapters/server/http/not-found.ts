import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '#adapters/wire/headers.ts';
import { sendProblem } from './problem-answer.ts';
import { answer, NOT_FOUND, type RefusalAnswer } from './refusal-answer.rule.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html');

const isOurs = (path: string): boolean =>
  [API_BASE, '/assets', '/demo'].some((base) => path === base || path.startsWith(`${base}/`));

const wrongMethod = (allowed: readonly string[]): RefusalAnswer =>
  answer(405, 'This address does not take this method.', null, { allow: allowed.join(', ') });

/** What no route took: a known address with another method, a page of the application, or nothing. */
export const installNotFound = (
  app: FastifyInstance,
  shell: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void => {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length > 0) return sendProblem(request, reply, wrongMethod(allowed));
    if (wantsPage(request) && !isOurs(path)) return shell(request, reply);
    return sendProblem(request, reply, NOT_FOUND);
  });
};
