import * as z from 'zod/mini';
import { liveEventSchema } from './live-event.schema.ts';

/** Content of the live stream. The leading tab passes this content on to the other tabs. */
export const liveNewsSchema = z.discriminatedUnion('kind', [
  /** A live event. `cursor` is the position after the event. */
  z.object({ kind: z.literal('event'), event: liveEventSchema, cursor: z.string() }),
  /** A heartbeat of the stream. */
  z.object({ kind: z.literal('beat'), cursor: z.string() }),
  /** Events may be missing, so data must be reloaded. */
  z.object({ kind: z.literal('reload'), cursor: z.string() }),
  z.object({ kind: z.literal('state'), state: z.enum(['live', 'connecting', 'asking']) }),
]);
export type LiveNews = Readonly<z.infer<typeof liveNewsSchema>>;

/** Messages between tabs of one browser that share a stream. `scope` identifies session, user and site group. */
export const liveTabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), scope: z.string(), news: z.array(liveNewsSchema) }),
  /** A new tab requests the state of the stream. */
  z.object({ kind: z.literal('asked'), scope: z.string() }),
]);
export type LiveTabMessage = Readonly<z.infer<typeof liveTabMessageSchema>>;
