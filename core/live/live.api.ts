import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { liveEventSchema } from './live-event.schema.ts';

/** What a stream greets with. */
export const liveHelloSchema = z.object({
  /** The server's time, milliseconds UTC. */
  now: z.number(),
  /** A stream that is silent for much longer than this is lost. */
  beatMs: z.number(),
});

export const liveApi = {
  /**
   * What happens at the caller's sites, as server-sent events: `hello`, what was missed after the cursor, then each event
   * under its kind, with its cursor as `id`; `beat` as a sign of life, `reload` where the screen reads anew, `over` when the
   * session is. A foreign group is not found (SECURITY.md T8).
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
