import * as z from 'zod/mini';
import { brandingSchema } from '#core/branding/branding.schema.ts';
import { statusBannerSchema } from '#core/notices/status-banner.schema.ts';
import { get } from './endpoint.ts';

const groupText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
/** The one banner; always answered, `active` says whether it shows (spec §7.2). */
export const statusBanner = get('statusBanner', 'statusBanner', {
  access: { kind: 'open' },
  summary: 'The status banner of the sign-in screen',
  reply: statusBannerSchema,
});

/** Public fields of a dealer's branding; an unknown number answers like the default, so that numbers cannot be tried (domain guide 6.14). */
export const dealerBranding = get('dealerBranding', 'dealer/branding', {
  access: { kind: 'open' },
  summary: 'Branding before sign-in',
  query: z.strictObject({ siteGroup: z.optional(groupText) }),
  reply: brandingSchema,
});

/** Both health words in one answer, with which build of the sources runs and up to which step the schema was brought; `live` and `ready` also stand alone, because a balancer and a restarter ask different things. */
export const health = get('health', 'health', {
  access: { kind: 'open' },
  byMachines: true,
  summary: 'Liveness and readiness',
  reply: z.object({
    live: z.boolean(),
    ready: z.boolean(),
    version: z.string(),
    build: z.string(),
    schema: z.int(),
  }),
  errors: [503],
});

export const healthLive = get('healthLive', 'health/live', {
  access: { kind: 'open' },
  byMachines: true,
  summary: 'The process runs',
  reply: z.object({ live: z.boolean() }),
});

export const healthReady = get('healthReady', 'health/ready', {
  access: { kind: 'open' },
  byMachines: true,
  summary: 'The process can serve',
  reply: z.object({ ready: z.boolean() }),
  errors: [503],
});
