import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserPair } from './browser-pair.ts';
import { isOwnOrigin } from './judge-origin.rule.ts';
import { sendProblem } from './problem-answer.ts';
import { FOREIGN_SITE, XSRF_REFUSED } from './refusal-answer.rule.ts';

const single = (value: string | readonly string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** What the browser says about where a request comes from. */
export const originOf = (
  request: FastifyRequest,
): { readonly fetchSite: string | null; readonly origin: string | null } => ({
  fetchSite: single(request.headers['sec-fetch-site']),
  origin: single(request.headers.origin),
});

/** Stands before the body of every write is read: own origin first, then the XSRF pair; a refused write has done nothing (security.md §2.3). */
export const guardWrite =
  (pair: BrowserPair, ownOrigins: readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isOwnOrigin(originOf(request), ownOrigins)) {
      return sendProblem(request, reply, FOREIGN_SITE);
    }
    return pair.proves(request) ? undefined : sendProblem(request, reply, XSRF_REFUSED);
  };
