import * as z from 'zod/mini';
import { operation } from '../operations/operation.ts';

export const healthApi = {
  /**
   * Returns both health states, the source build, and the latest applied schema step. `live` and `ready` also exist as
   * separate operations, because load balancers and restart tools each need only one of the two states.
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
    summary: 'Liveness of the process',
    access: { kind: 'open' },
    output: z.object({ live: z.boolean() }),
    byMachines: true,
  }),

  healthReady: operation({
    summary: 'Readiness of the process',
    access: { kind: 'open' },
    output: z.object({ ready: z.boolean() }),
    refusals: ['busy'],
    byMachines: true,
  }),
};
