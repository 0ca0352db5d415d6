import type { FastifyReply } from 'fastify';
import type { CookieEffects } from '#core/backend/caller.ts';
import { BrowserPair } from './browser-pair.ts';
import { cookieNames } from './cookie-names.ts';
import { secureCookies, type HttpOptions } from './http-options.ts';

/** Applies the cookie changes of a use case. No other code writes session cookies (SECURITY.md §2.2, §2.3). */
export const applyCookies = (
  reply: FastifyReply,
  effects: CookieEffects,
  options: HttpOptions,
): void => {
  const secure = secureCookies(options);
  const names = cookieNames(options.variant, secure);
  const { refresh, device } = effects;
  const set = (name: string, secret: string, maxAge: number) =>
    reply.setCookie(name, secret, {
      path: '/',
      httpOnly: true,
      secure,
      sameSite: 'strict',
      maxAge,
    });
  if (refresh === 'clear') set(names.refresh, '', 0);
  else if (refresh !== undefined) set(names.refresh, refresh.secret, refresh.maxAgeSeconds);
  if (device !== undefined) set(names.device, device.secret, device.maxAgeSeconds);
  if (effects.renewBrowser === true) new BrowserPair(options).set(reply, null);
};
