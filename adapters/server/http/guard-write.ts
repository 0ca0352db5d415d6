import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserPair } from './browser-pair.ts';
import { isOwnSite } from './is-own-origin.rule.ts';
import { sendProblem } from './problem-answer.ts';
import { FOREIGN_SITE, XSRF_REFUSED } from './refusal-answer.rule.ts';

/**
 * Returns the value of a header that may occur only once. Joins repeated headers, so that they count as a wrong value, not
 * as an absent header.
 */
export const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? null);
};

/**
 * Guards every write before its body is read: checks the request's site first, then the XSRF token. A refused write
 * changes nothing (SECURITY.md §2.3).
 */
export const guardWrite =
  (pair: BrowserPair) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isOwnSite(headerOf(request, 'sec-fetch-site'))) {
      return sendProblem(request, reply, FOREIGN_SITE);
    }
    return pair.proves(request) ? undefined : sendProblem(request, reply, XSRF_REFUSED);
  };
