import type { FastifyRequest } from 'fastify';
import type { Caller } from '#core/backend/caller.ts';
import { cookieNames } from './cookie-names.ts';
import { secureCookies, type HttpOptions } from './http-options.ts';

/** The portal's own secrets are 256-bit tokens. A cookie with any other value counts as absent. */
const ownSecret = (value: string | undefined): string | null =>
  value !== undefined && /^[\w-]{16,128}$/.test(value) ? value : null;

/** Returns the facts about the caller that this server determined itself. */
export const callerOf = (request: FastifyRequest, options: HttpOptions): Caller => {
  const names = cookieNames(options.variant, secureCookies(options));
  return {
    requestId: request.id,
    address: request.edge.address,
    variant: options.variant,
    browserId: request.edge.browserId,
    userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
    deviceSecret: ownSecret(request.cookies[names.device]),
  };
};

/** Returns the refresh secret from the cookie of this variant, or null if there is none. */
export const refreshSecretOf = (request: FastifyRequest, options: HttpOptions): string | null =>
  ownSecret(request.cookies[cookieNames(options.variant, secureCookies(options)).refresh]);
