import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { liveEventSchema } from './live-event.schema.ts';

export const liveHelloSchema = z.object({
  /** Current time of the server, in milliseconds UTC. */
  now: z.number(),
  /** Heartbeat interval in milliseconds. */
  beatMs: z.number(),
});

export const liveApi = {
  /**
   * Streams live events at the caller's sites as server-sent events. Sends `hello`, then the events after the cursor, then
   * each new event under its kind with its cursor as `id`. Also sends `beat` as a heartbeat, `reload` if events may be
   * missing, and `over` when the session ends. A group outside the caller's scope is "not found" (SECURITY.md T8).
   */
  liveStream: operation({
    summary: 'Live events of the caller’s sites (server-sent events)',
    access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
    input: { after: z.optional(z.string().check(z.maxLength(8000))) },
    output: z.union([liveEventSchema, liveHelloSchema, z.object({})]),
    refusals: ['notFound', 'busy'],
    inGroup: true,
    stream: true,
  }),
};
