import * as z from 'zod/mini';

/** Kinds of events at a site that is being viewed. A kind without a name of its own is sent as `site`. */
export const LIVE_KINDS = [
  /** A new row of the site's history. */
  'activity',
  'area',
  'alarm',
  'trouble',
  'device',
  'test',
  /** The effect of a batch of signals on a zone of a running test. */
  'testZone',
  /** A report of the group, without a site. */
  'report',
  /** A message of the answering service, for the dealer only. Without a site, the site number is 0. */
  'message',
  /** Any other change: read the site again. */
  'site',
] as const;

/** The small data that a screen needs to update itself without a request. */
const dataSchema = z.record(z.string(), z.unknown());

/** An event at a site, in the form that a transaction records. */
export const newLiveEventSchema = z.object({
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  kind: z.enum(LIVE_KINDS),
  data: dataSchema,
  /** True if a customer must not receive it: duress and hold-up before their disclosure (domain guide 6.7). */
  withheld: z.optional(z.boolean()),
  /** The account that alone receives the event, such as the owner of a test for a warning. Absent if it is for all who may see the site. */
  accountId: z.optional(z.nullable(z.string())),
});
export type NewLiveEvent = Readonly<z.infer<typeof newLiveEventSchema>>;

/** A live event as a screen receives it. */
export const liveEventSchema = z.object({
  /** Identifies the event and has no other meaning. */
  key: z.string(),
  /** When it was recorded, in milliseconds UTC. */
  at: z.number(),
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  kind: z.enum(LIVE_KINDS),
  data: dataSchema,
});
export type LiveEvent = Readonly<z.infer<typeof liveEventSchema>>;
