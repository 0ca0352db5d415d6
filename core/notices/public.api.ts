import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { brandingSchema } from '../branding/branding.schema.ts';
import { statusBannerSchema } from './status-banner.schema.ts';

const groupText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const publicApi = {
  /** The one banner; always answered, `active` says whether it shows (spec §7.2). */
  statusBanner: operation({
    summary: 'The status banner of the sign-in screen',
    access: { kind: 'open' },
    output: statusBannerSchema,
  }),

  /** Public fields of a dealer's branding; an unknown number answers like the default, so that numbers cannot be tried (domain guide 6.14). */
  dealerBranding: operation({
    summary: 'Branding before sign-in',
    access: { kind: 'open' },
    input: { siteGroup: z.optional(groupText) },
    output: brandingSchema,
  }),

  /** Both health words in one answer, with which build of the sources runs and up to which step the schema was brought; `live` and `ready` also stand alone, because a balancer and a restarter ask different things. */
  health: operation({
    summary: 'Liveness and readiness',
    access: { kind: 'open' },
    output: z.object({
      live: z.boolean(),
      ready: z.boolean(),
      version: z.string(),
      build: z.string(),
      schema: z.int(),
    }),
    refusals: ['busy'],
    byMachines: true,
  }),

  healthLive: operation({
    summary: 'The process runs',
    access: { kind: 'open' },
    output: z.object({ live: z.boolean() }),
    byMachines: true,
  }),

  healthReady: operation({
    summary: 'The process can serve',
    access: { kind: 'open' },
    output: z.object({ ready: z.boolean() }),
    refusals: ['busy'],
    byMachines: true,
  }),
};
