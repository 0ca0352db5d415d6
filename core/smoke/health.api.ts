import * as z from 'zod/mini';
import { operation } from '../operations/operation.ts';

export const healthApi = {
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
