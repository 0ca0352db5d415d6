import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { liveEventSchema } from './live-event.schema.ts';

/** The first message of a stream. */
export const liveHelloSchema = z.object({
  /** The server's time, milliseconds UTC. */
  now: z.number(),
  /** The heartbeat interval. A stream that is silent for much longer is lost. */
  beatMs: z.number(),
});

export const liveApi = {
  /**
   * Streams the events at the caller's sites as server-sent events. It sends `hello`, then what was missed after the
   * cursor, then each event under its kind with its cursor as `id`. It also sends `beat` as a heartbeat, `reload` when the
   * screen must read again, and `over` when the session ends. A group outside of the scope is not found (SECURITY.md T8).
   */
  liveStream: operation({
    summary: 'What happens at the own sites, as it happens (server-sent events)',
    access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
    input: { after: z.optional(z.string().check(z.maxLength(8000))) },
    output: z.union([liveEventSchema, liveHelloSchema, z.object({})]),
    refusals: ['notFound', 'busy'],
    inGroup: true,
    stream: true,
  }),
};
