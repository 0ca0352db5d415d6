import * as z from 'zod/mini';
import { openStateSchema } from '../business-hours/business-hours.schema.ts';
import { ON_CALL_PURPOSES, OVERRIDE_KINDS, TIERS } from './on-call.ts';

const text = z.nullable(z.string());
const moment = z.string();
export const tierSchema = z.enum(TIERS);

/** When only what is pressing pages somebody: minutes on the wall, and the least priority that does. */
export const QUIET_LETS = ['Urgent', 'Emergency'] as const;
export const quietSchema = z.object({
  from: z.int(),
  to: z.int(),
  lets: z.enum(QUIET_LETS),
});
export type Quiet = z.infer<typeof quietSchema>;

/** Somebody who can be on call; many have no sign-in. */
export const onCallPersonSchema = z.object({
  id: z.string(),
  rev: z.int(),
  name: z.string(),
  /** Whose sign-in is theirs; null for a contact without one. */
  accountId: text,
  phones: z.array(z.string()),
  email: text,
  tryMinutes: z.int(),
  repeats: z.int(),
  quiet: z.nullable(quietSchema),
  handoffNotice: z.boolean(),
  dailyDigest: z.boolean(),
  changedBy: text,
  changedAt: text,
});
export type OnCallPerson = z.infer<typeof onCallPersonSchema>;

const weekMinute = z.object({ weekday: z.int(), minute: z.int() });

/** A rotation list as it is stored. */
export const onCallListSchema = z.object({
  id: z.string(),
  rev: z.int(),
  name: z.string(),
  purpose: z.enum(ON_CALL_PURPOSES),
  startsOn: z.string(),
  endsOn: text,
  handoffAt: z.int(),
  rotationDays: z.int(),
  covers: z.nullable(z.object({ from: weekMinute, to: weekMinute })),
  tiers: z.array(z.object({ tier: tierSchema, turns: z.array(z.array(z.string())) })),
  changedBy: text,
  changedAt: text,
});
export type OnCallList = z.infer<typeof onCallListSchema>;

/** An override as it is stored. */
export const onCallOverrideSchema = z.object({
  id: z.string(),
  rev: z.int(),
  listId: z.string(),
  tier: tierSchema,
  kind: z.enum(OVERRIDE_KINDS),
  personId: text,
  insteadOf: text,
  from: moment,
  to: moment,
  note: text,
  /** The swap it came from. */
  swapId: text,
  madeBy: z.string(),
  madeAt: moment,
});
export type OnCallOverride = z.infer<typeof onCallOverrideSchema>;

/** A temporary fixed schedule as it is stored. */
export const onCallFixedSchema = z.object({
  id: z.string(),
  rev: z.int(),
  listId: z.string(),
  name: z.string(),
  from: moment,
  to: moment,
  slots: z.array(
    z.object({ tier: tierSchema, from: moment, to: moment, people: z.array(z.string()) }),
  ),
  madeBy: z.string(),
  madeAt: moment,
});
export type OnCallFixed = z.infer<typeof onCallFixedSchema>;

/** States of a swap. */
export const SWAP_STATES = ['Offered', 'Accepted', 'Declined', 'Withdrawn'] as const;

/** A shift somebody offers, for another one or for nothing. */
export const onCallSwapSchema = z.object({
  id: z.string(),
  rev: z.int(),
  listId: z.string(),
  tier: tierSchema,
  personId: z.string(),
  /** Null: whoever takes it. */
  toPersonId: text,
  from: moment,
  to: moment,
  back: z.nullable(z.object({ tier: tierSchema, from: moment, to: moment })),
  note: text,
  offeredAt: moment,
});
export type OnCallSwap = z.infer<typeof onCallSwapSchema>;

/** Everything of a group that decides who is on call from a moment to another. */
export const onCallOverviewSchema = z.object({
  asOf: moment,
  siteGroupNum: z.int(),
  timeZone: z.string(),
  /** Lists and people are theirs to change. */
  mayEdit: z.boolean(),
  /** As whom the caller stands in the lists; null for nobody of them. */
  meId: text,
  people: z.array(onCallPersonSchema),
  lists: z.array(onCallListSchema),
  overrides: z.array(onCallOverrideSchema),
  fixed: z.array(onCallFixedSchema),
  swaps: z.array(onCallSwapSchema),
  /** Whether the group answers itself, and when that changes. */
  open: openStateSchema,
  /** Stretches of the span in which it does. */
  openHours: z.array(z.object({ from: moment, to: moment })),
  /** Up to when what is ahead is told. */
  until: moment,
});
export type OnCallOverview = z.infer<typeof onCallOverviewSchema>;

/** A test page to oneself: what became of its message. */
export const onCallTestPageSchema = z.object({
  channel: z.enum(['email', 'sms']),
  state: z.enum(['queued', 'sent', 'failed']),
  askedAt: moment,
  sentAt: text,
});
export type OnCallTestPage = z.infer<typeof onCallTestPageSchema>;

/** Secret addresses that calendars read, without their secrets. */
export const onCallFeedListSchema = z.object({
  feeds: z.array(
    z.object({
      id: z.string(),
      /** Whose shifts; null: everybody's. */
      personId: text,
      madeBy: z.string(),
      madeAt: moment,
    }),
  ),
});
export type OnCallFeedList = z.infer<typeof onCallFeedListSchema>;

/** Sign-ins of the group that can be given to people of the lists. */
export const onCallCandidatesSchema = z.object({
  candidates: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type OnCallCandidates = z.infer<typeof onCallCandidatesSchema>;

/** Who is on call now, for the dashboard. */
export const onCallNowSchema = z.object({
  asOf: moment,
  timeZone: z.string(),
  open: openStateSchema,
  lists: z.array(
    z.object({
      listId: z.string(),
      listName: z.string(),
      /** Names; none: nobody. */
      now: z.array(z.string()),
      until: text,
      next: z.array(z.string()),
    }),
  ),
});
export type OnCallNowView = z.infer<typeof onCallNowSchema>;
