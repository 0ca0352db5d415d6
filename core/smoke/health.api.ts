import * as z from 'zod/mini';
import { operation } from '../operations/operation.ts';

export const healthApi = {
  /**
   * Returns both health states, the source build, and the latest applied schema step. `live` and `ready` are separate
   * operations too, because load balancers and restart tools each need one of them.
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
