import * as z from 'zod/mini';
import { brandingSchema } from '#core/branding/branding.schema.ts';
import { statusBannerSchema } from '#core/notices/status-banner.schema.ts';
import { endpoint } from './endpoint.ts';

const groupText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
/** The one banner; always answered, `active` says whether it shows (spec §7.2). */
export const statusBanner = endpoint({
  access: { kind: 'open' },
  operationId: 'statusBanner',
  method: 'GET',
  path: 'statusBanner',
  summary: 'The status banner of the sign-in screen',
  reply: statusBannerSchema,
});

/** Public fields of a dealer's branding; an unknown number answers like the default, so that numbers cannot be tried (domain guide 6.14). */
export const dealerBranding = endpoint({
  access: { kind: 'open' },
  operationId: 'dealerBranding',
  method: 'GET',
  path: 'dealer/branding',
  summary: 'Branding before sign-in',
  query: z.strictObject({ siteGroup: z.optional(groupText) }),
  reply: brandingSchema,
});

/** Both health words in one answer; `live` and `ready` also stand alone, because a balancer and a restarter ask different things. */
export const health = endpoint({
  access: { kind: 'open' },
  operationId: 'health',
  method: 'GET',
  path: 'health',
  summary: 'Liveness and readiness',
  reply: z.object({ live: z.boolean(), ready: z.boolean(), version: z.string() }),
  errors: [503],
});

export const healthLive = endpoint({
  access: { kind: 'open' },
  operationId: 'healthLive',
  method: 'GET',
  path: 'health/live',
  summary: 'The process runs',
  reply: z.object({ live: z.boolean() }),
});

export const healthReady = endpoint({
  access: { kind: 'open' },
  operationId: 'healthReady',
  method: 'GET',
  path: 'health/ready',
  summary: 'The process can serve',
  reply: z.object({ ready: z.boolean() }),
  errors: [503],
});
