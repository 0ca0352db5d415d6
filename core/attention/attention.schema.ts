import * as z from 'zod/mini';

/** The kinds of causes that can need a dealer's attention, most urgent first (domain guide 6.19). */
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

/** Which items are listed: the open ones of everyone, those assigned to the user, the acknowledged, or the snoozed ones. */
export const ATTENTION_SHOWS = ['everybody', 'mine', 'acknowledged', 'snoozed'] as const;
export type AttentionShow = (typeof ATTENTION_SHOWS)[number];

/** Number of items listed at first, and the maximum that can be listed. */
export const ATTENTION_STEP = 100;
export const ATTENTION_MOST = 2000;

/** Maximum number of characters of a note. */
export const NOTE_MOST = 500;

/** A person of the group. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = Readonly<z.infer<typeof colleagueSchema>>;

const text = z.nullable(z.string());

/** What the group's people noted about one cause; instants are ISO, `rev` 0 means nothing yet. */
export const attentionStateSchema = z.object({
  rev: z.int(),
  acknowledgedBy: text,
  acknowledgedAt: text,
  /** The item is hidden until this time. */
  snoozedUntil: text,
  snoozedBy: text,
  assignedTo: z.nullable(colleagueSchema),
  note: text,
  noteBy: text,
});

/** One cause with its notes and assignments. */
export const attentionItemSchema = z.object({
  /** Identifies the cause and its occurrence: if the same cause returns later, it has another key. */
  key: z.string(),
  kind: z.enum(ATTENTION_KINDS),
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  siteName: z.string(),
  xmit: z.string(),
  timeZone: z.string(),
  /** Number of the alarm, or id of the test, contact or schedule, as used in the path of its screen. */
  subject: z.string(),
  /** The name shown for it: the event, the trouble, the contact. */
  text: z.string(),
  /** Since when, as an ISO instant; for something that expires, its last day, such as `2026-03-12`. */
  since: z.string(),
  state: attentionStateSchema,
});
export type AttentionItem = Readonly<z.infer<typeof attentionItemSchema>>;

const count = z.int();

/** The items that need attention in the active group: as many as requested, but the counts are complete. */
export const attentionSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  items: z.array(attentionItemSchema),
  counts: z.object({ everybody: count, mine: count, acknowledged: count, snoozed: count }),
  /** People to whom an item may be assigned, by name. */
  colleagues: z.array(colleagueSchema),
});
export type Attention = Readonly<z.infer<typeof attentionSchema>>;

/** An act on an item. */
export const attentionActSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('acknowledge') }),
  /** Returns the item to the open ones. */
  z.strictObject({ act: z.literal('reopen') }),
  z.strictObject({ act: z.literal('snooze'), until: z.iso.datetime() }),
  z.strictObject({ act: z.literal('assign'), to: z.nullable(z.string().check(z.maxLength(64))) }),
  z.strictObject({ act: z.literal('note'), text: z.string().check(z.maxLength(NOTE_MOST)) }),
]);
export type AttentionAct = Readonly<z.infer<typeof attentionActSchema>>;
