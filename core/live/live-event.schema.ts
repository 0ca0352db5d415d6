import * as z from 'zod/mini';

/** Kinds of live events at a site. A change without its own kind is sent as `site`. */
export const LIVE_KINDS = [
  /** A new history row of the site. */
  'activity',
  'area',
  'alarm',
  'trouble',
  'device',
  'test',
  /** A zone of a running test changed because of a batch of signals. */
  'testZone',
  /** A report of the site group. The event has no site. */
  'report',
  /** A message of the answering service, only for the dealer. The site number is 0 if the message has no site. */
  'message',
  /** Any other change. Screens must reload the site. */
  'site',
] as const;

/** Data with which a screen updates itself without a request. */
const dataSchema = z.record(z.string(), z.unknown());

/** A live event as a transaction records it. */
export const newLiveEventSchema = z.object({
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  kind: z.enum(LIVE_KINDS),
  data: dataSchema,
  /** True while customers must not receive the event: duress and hold-up before their disclosure (domain guide 6.7). */
  withheld: z.optional(z.boolean()),
  /**
   * Only this account receives the event, such as a warning for the owner of a test. Absent if everyone who may see the
   * site receives it.
   */
  accountId: z.optional(z.nullable(z.string())),
});
export type NewLiveEvent = Readonly<z.infer<typeof newLiveEventSchema>>;

/** A live event, as a screen receives it. */
export const liveEventSchema = z.object({
  /** Opaque key that identifies the event. */
  key: z.string(),
  /** When the event was recorded, in milliseconds UTC. */
  at: z.number(),
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  kind: z.enum(LIVE_KINDS),
  data: dataSchema,
});
export type LiveEvent = Readonly<z.infer<typeof liveEventSchema>>;
