import * as z from 'zod/mini';
import { openStateSchema } from '../business-hours/business-hours.schema.ts';
import { ON_CALL_PURPOSES, OVERRIDE_KINDS, TIERS } from './on-call.ts';

const text = z.nullable(z.string());
const moment = z.string();
export const tierSchema = z.enum(TIERS);

/** The choices for the lowest priority that still pages a person during quiet hours. */
export const QUIET_LETS = ['Urgent', 'Emergency'] as const;
export const quietSchema = z.object({
  from: z.int(),
  to: z.int(),
  lets: z.enum(QUIET_LETS),
});
export type Quiet = z.infer<typeof quietSchema>;

/** A person who can be on call, often without a sign-in account. */
export const onCallPersonSchema = z.object({
  id: z.string(),
  rev: z.int(),
  name: z.string(),
  /** The id of the person's sign-in account. Null for a contact without an account. */
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
  /** The id of the swap that created the override. Null for any other override. */
  swapId: text,
  madeBy: z.string(),
  madeAt: moment,
});
export type OnCallOverride = z.infer<typeof onCallOverrideSchema>;

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

export const SWAP_STATES = ['Offered', 'Accepted', 'Declined', 'Withdrawn'] as const;

/** A shift that a person offers, in exchange for another shift or for nothing. */
export const onCallSwapSchema = z.object({
  id: z.string(),
  rev: z.int(),
  listId: z.string(),
  tier: tierSchema,
  personId: z.string(),
  /** The person who may take the shift. Null when anybody may take it. */
  toPersonId: text,
  from: moment,
  to: moment,
  back: z.nullable(z.object({ tier: tierSchema, from: moment, to: moment })),
  note: text,
  offeredAt: moment,
});
export type OnCallSwap = z.infer<typeof onCallSwapSchema>;

/** The lists, people, overrides and swaps of a group that decide who is on call within a period. */
export const onCallOverviewSchema = z.object({
  asOf: moment,
  siteGroupNum: z.int(),
  timeZone: z.string(),
  /** True if the caller may change lists and people. */
  mayEdit: z.boolean(),
  /** The caller's own id among `people`. Null when the caller is not in the lists. */
  meId: text,
  people: z.array(onCallPersonSchema),
  lists: z.array(onCallListSchema),
  overrides: z.array(onCallOverrideSchema),
  fixed: z.array(onCallFixedSchema),
  swaps: z.array(onCallSwapSchema),
  /** Whether the group answers calls itself now, and when that changes. */
  open: openStateSchema,
  /** The time spans of the period in which the group answers calls itself. */
  openHours: z.array(z.object({ from: moment, to: moment })),
  /** The end of the loaded period. */
  until: moment,
});
export type OnCallOverview = z.infer<typeof onCallOverviewSchema>;

/** The delivery state of a test page that the caller sent to themselves. */
export const onCallTestPageSchema = z.object({
  channel: z.enum(['email', 'sms']),
  state: z.enum(['queued', 'sent', 'failed']),
  askedAt: moment,
  sentAt: text,
});
export type OnCallTestPage = z.infer<typeof onCallTestPageSchema>;

/** The calendar feeds, without their secret URLs. */
export const onCallFeedListSchema = z.object({
  feeds: z.array(
    z.object({
      id: z.string(),
      /** The person whose shifts the calendar shows. Null for all people. */
      personId: text,
      madeBy: z.string(),
      madeAt: moment,
    }),
  ),
});
export type OnCallFeedList = z.infer<typeof onCallFeedListSchema>;

/** The sign-in accounts of the group that can be linked to people in the lists. */
export const onCallCandidatesSchema = z.object({
  candidates: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type OnCallCandidates = z.infer<typeof onCallCandidatesSchema>;

/** The data of the dashboard card: the people who are on call now. */
export const onCallNowSchema = z.object({
  asOf: moment,
  timeZone: z.string(),
  open: openStateSchema,
  lists: z.array(
    z.object({
      listId: z.string(),
      listName: z.string(),
      /** The names of the people on call. Empty when nobody is on call. */
      now: z.array(z.string()),
      until: text,
      next: z.array(z.string()),
    }),
  ),
});
export type OnCallNowView = z.infer<typeof onCallNowSchema>;
