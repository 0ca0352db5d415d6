import * as z from 'zod/mini';

/** What can happen at a site while somebody looks; a kind nobody knows yet is told as `site`. */
export const LIVE_KINDS = [
  /** A new row of the site's history. */
  'activity',
  'area',
  'alarm',
  'trouble',
  'device',
  'test',
  /** What a batch of signals was to a zone of a running test. */
  'testZone',
  /** A report of the group; of no site. */
  'report',
  /** A message of the answering service: the dealer's alone; without a site its number is 0. */
  'message',
  /** Anything else: read the site anew. */
  'site',
] as const;

/** What a screen needs to go on without asking; small. */
const dataSchema = z.record(z.string(), z.unknown());

/** Something that happened at a site, as a transaction notes it. */
export const newLiveEventSchema = z.object({
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  kind: z.enum(LIVE_KINDS),
  data: dataSchema,
  /** Nothing of it leaves the server for a customer: duress and hold-up before their time (domain guide 6.7). */
  withheld: z.optional(z.boolean()),
  /** For this person alone, as the warning to whoever placed a test; left out for everybody who may see the site. */
  accountId: z.optional(z.nullable(z.string())),
});
export type NewLiveEvent = Readonly<z.infer<typeof newLiveEventSchema>>;

/** The same as it reaches a screen. */
export const liveEventSchema = z.object({
  /** Tells it from every other one; says nothing else. */
  key: z.string(),
  /** When it was noted, milliseconds UTC. */
  at: z.number(),
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  kind: z.enum(LIVE_KINDS),
  data: dataSchema,
});
export type LiveEvent = Readonly<z.infer<typeof liveEventSchema>>;
