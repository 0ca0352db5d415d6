import type { FastifyReply } from 'fastify';
import type { CookieEffects } from '#core/backend/caller.ts';
import { BrowserPair } from './browser-pair.ts';
import { cookieNames } from './cookie-names.ts';
import { secureCookies, type HttpOptions } from './http-options.ts';

/** Writes what a use case wants done to the browser's cookies; the only writer of session cookies (SECURITY.md §2.2, §2.3). */
export const applyCookies = (
  reply: FastifyReply,
  effects: CookieEffects,
  options: HttpOptions,
): void => {
  const secure = secureCookies(options);
  const names = cookieNames(options.variant, secure);
  const common = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  if (effects.refresh === 'clear') {
    reply.setCookie(names.refresh, '', { ...common, maxAge: 0 });
  } else if (effects.refresh !== undefined) {
    const { secret, maxAgeSeconds } = effects.refresh;
    reply.setCookie(names.refresh, secret, { ...common, maxAge: maxAgeSeconds });
  }
  if (effects.device !== undefined) {
    const { secret, maxAgeSeconds } = effects.device;
    reply.setCookie(names.device, secret, { ...common, maxAge: maxAgeSeconds });
  }
  if (effects.renewBrowser === true) new BrowserPair(options).set(reply, null);
};
