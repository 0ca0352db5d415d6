import * as z from 'zod/mini';
import { liveEventSchema } from './live-event.schema.ts';

/** What a connection brings, also as one tab tells it to the others. */
export const liveNewsSchema = z.discriminatedUnion('kind', [
  /** With the cursor to go on from after it. */
  z.object({ kind: z.literal('event'), event: liveEventSchema, cursor: z.string() }),
  /** A sign of life. */
  z.object({ kind: z.literal('beat'), cursor: z.string() }),
  /** What was read before may be incomplete. */
  z.object({ kind: z.literal('reload'), cursor: z.string() }),
  z.object({ kind: z.literal('state'), state: z.enum(['live', 'connecting', 'asking']) }),
]);
export type LiveNews = Readonly<z.infer<typeof liveNewsSchema>>;

/** What tabs of one browser tell each other about the stream they share; `scope` names session, person and group. */
export const liveTabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), scope: z.string(), news: z.array(liveNewsSchema) }),
  /** A tab came: where does the stream stand? */
  z.object({ kind: z.literal('asked'), scope: z.string() }),
]);
export type LiveTabMessage = Readonly<z.infer<typeof liveTabMessageSchema>>;
