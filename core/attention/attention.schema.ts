import * as z from 'zod/mini';

/** The kinds of causes that may need a dealer's attention, most urgent first (domain guide 6.19). */
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

/** The filters of the list: all open items, open items assigned to the user, acknowledged items, or snoozed items. */
export const ATTENTION_SHOWS = ['everybody', 'mine', 'acknowledged', 'snoozed'] as const;
export type AttentionShow = (typeof ATTENTION_SHOWS)[number];

/** Filters by age: not begun yet, such as an expiration to come, or how long ago the cause began. Each item has one age. */
export const ATTENTION_AGES = ['ahead', 'hour', 'day', 'week', 'older'] as const;
export type AttentionAge = (typeof ATTENTION_AGES)[number];

/** Number of items listed at first, and added by each page. */
export const ATTENTION_STEP = 100;
/** Maximum number of items of one page. */
export const ATTENTION_MOST = 2000;
/** Maximum number of items acknowledged or assigned by one request. */
export const ACKNOWLEDGED_AT_ONCE = 250;

/** Maximum number of characters of a note on an attention item. */
export const NOTE_MOST = 500;

/** A person of the group, to whom an item can be assigned. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = Readonly<z.infer<typeof colleagueSchema>>;

const text = z.nullable(z.string());

/** The notes and decisions of a group's people about one cause. Instants are ISO; `rev` is 0 before the first change. */
export const attentionStateSchema = z.object({
  rev: z.int(),
  acknowledgedBy: text,
  acknowledgedAt: text,
  /** The item is hidden from the open items until this time. */
  snoozedUntil: text,
  snoozedBy: text,
  assignedTo: z.nullable(colleagueSchema),
  note: text,
  noteBy: text,
});

/** One cause with the group's notes and decisions. */
export const attentionItemSchema = z.object({
  /** Key of the cause and its occurrence. If the same cause returns later, the key differs. */
  key: z.string(),
  kind: z.enum(ATTENTION_KINDS),
  siteNum: z.int(),
  devNum: z.nullable(z.int()),
  siteName: z.string(),
  xmit: z.string(),
  timeZone: z.string(),
  /** Alarm number, or id of the test, contact or schedule, as in the path of its screen. */
  subject: z.string(),
  /** Display name of the item: the event, the trouble or the contact. */
  text: z.string(),
  /** When the cause started, as an ISO instant; for an expiring item the last day, such as `2026-03-12`. */
  since: z.string(),
  state: attentionStateSchema,
});
export type AttentionItem = Readonly<z.infer<typeof attentionItemSchema>>;

const count = z.int();

/** A listed item with the number of items at its site that match the same filters, itself included. */
const listedItemSchema = z.extend(attentionItemSchema, { atSite: count });
export type ListedItem = Readonly<z.infer<typeof listedItemSchema>>;

/** One page of the items that need attention in the active group. The counts include all items of all pages. */
export const attentionSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  items: z.array(listedItemSchema),
  /** The position of the last item, to ask for the next page; null on the last page. */
  next: text,
  /** Items that match the filters, by list. */
  counts: z.object({ everybody: count, mine: count, acknowledged: count, snoozed: count }),
  /** Items of this list that match the other filters, by kind, most urgent first. */
  kinds: z.array(z.object({ kind: z.enum(ATTENTION_KINDS), count })),
  /** The group and its branches, with the items of this list that match the other filters. */
  branches: z.array(z.object({ siteGroupNum: count, siteGroupName: z.string(), count })),
  /** People to whom an item can be assigned, sorted by name. */
  colleagues: z.array(colleagueSchema),
});
export type Attention = Readonly<z.infer<typeof attentionSchema>>;

/** An act on an item. */
export const attentionActSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('acknowledge') }),
  /** Makes an acknowledged or snoozed item open again. */
  z.strictObject({ act: z.literal('reopen') }),
  z.strictObject({ act: z.literal('snooze'), until: z.iso.datetime() }),
  z.strictObject({ act: z.literal('assign'), to: z.nullable(z.string().check(z.maxLength(64))) }),
  z.strictObject({ act: z.literal('note'), text: z.string().check(z.maxLength(NOTE_MOST)) }),
]);
export type AttentionAct = Readonly<z.infer<typeof attentionActSchema>>;

/** Why an item is not acknowledged or assigned: it already is, its cause is resolved, or changed since it was read. */
export const UNACKNOWLEDGED = ['known', 'over', 'changed'] as const;

/** The result of acknowledging several items, or the expected result of a dry run (domain guide 5.5 "Bulk actions"). */
export const acknowledgedItemsSchema = z.object({
  acknowledged: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), why: z.enum(UNACKNOWLEDGED) })),
});
export type AcknowledgedItems = z.infer<typeof acknowledgedItemsSchema>;

/** The result of assigning several items, or the expected result of a dry run. `notTheirs`: the person may not see the item. */
export const assignedItemsSchema = z.object({
  assigned: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), why: z.enum([...UNACKNOWLEDGED, 'notTheirs']) })),
});
export type AssignedItems = z.infer<typeof assignedItemsSchema>;
