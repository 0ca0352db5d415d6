import * as z from 'zod/mini';
import { operation } from '../operations/operation.ts';

export const healthApi = {
  /**
   * Returns both health states, the build of the sources, and the latest applied schema step. `live` and `ready` also
   * exist separately, because a load balancer and a restart tool need different answers.
   */
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
