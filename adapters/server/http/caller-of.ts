import type { FastifyRequest } from 'fastify';
import type { Caller } from '#core/backend/caller.ts';
import { cookieNames } from './cookie-names.ts';
import { secureCookies, type HttpOptions } from './http-options.ts';

/** Cookies hold our own 256-bit texts; anything else is treated as absent. */
const ownSecret = (value: string | undefined): string | null =>
  value !== undefined && /^[\w-]{16,128}$/.test(value) ? value : null;

/** Who calls, as this server itself found out. */
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

/** The refresh secret of this variant. */
export const refreshSecretOf = (request: FastifyRequest, options: HttpOptions): string | null =>
  ownSecret(request.cookies[cookieNames(options.variant, secureCookies(options)).refresh]);
