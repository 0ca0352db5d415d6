import * as z from 'zod/mini';

/** What can need somebody of the dealer, the most urgent first (domain guide 6.19). */
export const ATTENTION_KINDS = [
  'alarm',
  'failToClose',
  'missedTest',
  'test',
  'service',
  'trouble',
  'install',
  'permit',
  'contact',
  'schedule',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Which items are shown: what nobody took care of, what is one's own, what somebody knows of, what sleeps. */
export const ATTENTION_SHOWS = ['everybody', 'mine', 'acknowledged', 'snoozed'] as const;
export type AttentionShow = (typeof ATTENTION_SHOWS)[number];

/** Items that are listed at first, and that can be listed at most. */
export const ATTENTION_STEP = 100;
export const ATTENTION_MOST = 2000;

/** Characters of a note at most. */
export const NOTE_MOST = 500;

/** A person of the group. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = Readonly<z.infer<typeof colleagueSchema>>;

const text = z.nullable(z.string());

/** What the group's people said about one cause; instants are ISO, `rev` 0 = nothing yet. */
export const attentionStateSchema = z.object({
  rev: z.int(),
  acknowledgedBy: text,
  acknowledgedAt: text,
  /** Not shown before. */
  snoozedUntil: text,
  snoozedBy: text,
  assignedTo: z.nullable(colleagueSchema),
  note: text,
  noteBy: text,
});

/** One cause with what was said about it. */
export const attentionItemSchema = z.object({
  /** Names the cause and its occurrence: the same cause coming back later has another one. */
  key: z.string(),
  kind: z.enum(ATTENTION_KINDS),
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  siteName: z.string(),
  xmit: z.string(),
  timeZone: z.string(),
  /** Number of the alarm, id of the test, contact or hours: what the address of its place names. */
  subject: z.string(),
  /** What it is called there: the event, the trouble, the contact. */
  text: z.string(),
  /** Since when, an ISO instant; of what runs out the day it does, `2026-03-12`. */
  since: z.string(),
  state: attentionStateSchema,
});
export type AttentionItem = Readonly<z.infer<typeof attentionItemSchema>>;

const count = z.int();

/** What needs somebody of the active group; items as many as were asked for, counts whole. */
export const attentionSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  items: z.array(attentionItemSchema),
  counts: z.object({ everybody: count, mine: count, acknowledged: count, snoozed: count }),
  /** Who may be given an item; by name. */
  colleagues: z.array(colleagueSchema),
});
export type Attention = Readonly<z.infer<typeof attentionSchema>>;

/** What somebody says about an item. */
export const attentionActSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('acknowledge') }),
  /** Back among what nobody took care of. */
  z.strictObject({ act: z.literal('reopen') }),
  z.strictObject({ act: z.literal('snooze'), until: z.iso.datetime() }),
  z.strictObject({ act: z.literal('assign'), to: z.nullable(z.string().check(z.maxLength(64))) }),
  z.strictObject({ act: z.literal('note'), text: z.string().check(z.maxLength(NOTE_MOST)) }),
]);
export type AttentionAct = Readonly<z.infer<typeof attentionActSchema>>;
