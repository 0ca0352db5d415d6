import * as z from 'zod/mini';
import { liveEventSchema } from './live-event.schema.ts';

/** The content of a connection, also as one tab passes it to the others. */
export const liveNewsSchema = z.discriminatedUnion('kind', [
  /** An event, with the cursor to continue from after it. */
  z.object({ kind: z.literal('event'), event: liveEventSchema, cursor: z.string() }),
  /** A heartbeat of the stream. */
  z.object({ kind: z.literal('beat'), cursor: z.string() }),
  /** Data read earlier may be incomplete. */
  z.object({ kind: z.literal('reload'), cursor: z.string() }),
  z.object({ kind: z.literal('state'), state: z.enum(['live', 'connecting', 'asking']) }),
]);
export type LiveNews = Readonly<z.infer<typeof liveNewsSchema>>;

/** Messages between tabs of one browser about the stream they share. `scope` names session, user and group. */
export const liveTabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), scope: z.string(), news: z.array(liveNewsSchema) }),
  /** A new tab asks for the state of the stream. */
  z.object({ kind: z.literal('asked'), scope: z.string() }),
]);
export type LiveTabMessage = Readonly<z.infer<typeof liveTabMessageSchema>>;
