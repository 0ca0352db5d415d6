import type { Backend } from '#core/backend/backend.ts';
import { captchaTask } from '#adapters/wire/recovery.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

/** Tasks of the captcha; solutions travel with what they are for (SECURITY.md §2.14). */
export const serveCaptcha = (routes: ApiRoutes, backend: Pick<Backend, 'handOutCaptcha'>): void => {
  routes.open(captchaTask, async ({ caller, query }) =>
    bare(await backend.handOutCaptcha(caller, { action: query.action })),
  );
};
