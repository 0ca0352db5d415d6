import * as z from 'zod/mini';
import {
  messageCategorySchema,
  messagePrioritySchema,
} from '../answering-messages/message-detail.schema.ts';
import { emailText } from '../forms/email-text.schema.ts';

/** Causes of a rule: a message, or an event at an account (domain guide 6.8 c "When"). */
export const NOTIFY_CAUSES = {
  message: 'Answering-service message',
  trouble: 'Any trouble',
  power: 'AC loss or communication trouble',
  lowBattery: 'Low battery',
  missedTimerTest: 'Missed timer test',
  outOfService: 'Out of service',
  accountCreated: 'Account created',
} as const;
export type NotifyCause = keyof typeof NOTIFY_CAUSES;
const causeNames = Object.keys(NOTIFY_CAUSES) as NotifyCause[];

/** Kinds of recipients of a rule. */
export const NOTIFY_WHO = {
  contact: 'A person of the group',
  rotation: 'Whoever is on call',
  emails: 'Email addresses',
} as const;

/** When a notice may be sent. */
export const NOTIFY_TIMINGS = {
  always: 'Always',
  closed: 'Only while you are closed',
  hold: 'Hold until you open',
  daytime: 'Between 07:00 and 22:00',
} as const;
export type NotifyTiming = keyof typeof NOTIFY_TIMINGS;

/** How notices are bundled. */
export const NOTIFY_DIGESTS = {
  immediate: 'Each immediately',
  hourly: 'Together, hourly',
  daily: 'Together, daily at 07:00',
} as const;
export type NotifyDigest = keyof typeof NOTIFY_DIGESTS;

/** Channels of a notice. Calls are missing, because this portal has no voice gateway. */
export const NOTIFY_CHANNELS = { email: 'Email', sms: 'Text message' } as const;

/** Maximum number of email addresses per rule, and of rules per group. */
export const NOTIFY_LIMITS = { emails: 20, rules: 50 } as const;

const email = emailText();

const named = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(table) as Name[]);

/** The submitted fields of a rule. */
export const notifyFields = {
  cause: z.enum(causeNames),
  /** Restricts a message rule to these categories; empty means all. */
  categories: z.array(messageCategorySchema),
  priorities: z.array(messagePrioritySchema),
  who: named(NOTIFY_WHO),
  /** Id of a person or rotation list; null if the rule sends to email addresses. */
  whoId: z.nullable(z.string().check(z.maxLength(64))),
  emails: z.array(email).check(z.maxLength(NOTIFY_LIMITS.emails)),
  channel: named(NOTIFY_CHANNELS),
  timing: named(NOTIFY_TIMINGS),
  digest: named(NOTIFY_DIGESTS),
} as const;

interface Notified {
  readonly who: keyof typeof NOTIFY_WHO;
  readonly whoId: string | null;
  readonly emails: readonly string[];
  readonly channel: keyof typeof NOTIFY_CHANNELS;
}

/** Checks across several fields of a rule. */
export const notifyChecks = [
  z.refine<Notified>(({ emails, who }: Notified) => who !== 'emails' || emails.length > 0, {
    path: ['emails'],
    error: 'Enter at least one email address',
  }),
  z.refine<Notified>(({ who, whoId }: Notified) => who === 'emails' || whoId !== null, {
    path: ['whoId'],
    error: 'Choose who is notified',
  }),
  z.refine<Notified>(({ channel, who }: Notified) => who !== 'emails' || channel === 'email', {
    path: ['channel'],
    error: 'Addresses are notified by email',
  }),
] as const;

/** The form of a rule. */
export const notifyFormSchema = z.object(notifyFields).check(...notifyChecks);
export type NotifyForm = z.infer<typeof notifyFormSchema>;

/**
 * The rule suggested to a group without rules. The rule sends no notice of a non-emergency at night (domain guide 6.8 c
 * "Sensible default").
 */
export const SENSIBLE_RULE: Omit<NotifyForm, 'whoId'> = {
  cause: 'power',
  categories: [],
  priorities: [],
  who: 'contact',
  emails: [],
  channel: 'email',
  timing: 'daytime',
  digest: 'immediate',
};

const stored = {
  cause: z.enum(causeNames),
  categories: z.array(messageCategorySchema),
  priorities: z.array(messagePrioritySchema),
  who: named(NOTIFY_WHO),
  whoId: z.nullable(z.string()),
  emails: z.array(z.string()),
  channel: named(NOTIFY_CHANNELS),
  timing: named(NOTIFY_TIMINGS),
  digest: named(NOTIFY_DIGESTS),
} as const;

/** A rule with its results of the last week. */
export const notifyRuleSchema = z.object({
  id: z.string(),
  rev: z.int(),
  ...stored,
  /** Current name of the recipient; null if the recipient no longer exists. */
  whoName: z.nullable(z.string()),
  enabled: z.boolean(),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  sent: z.int(),
  failed: z.int(),
  /** Number of notices attempted but not yet delivered, for example because the mail server is down. */
  retried: z.int(),
  /** Number of notices that wait for their due time. */
  held: z.int(),
});
export type NotifyRule = z.infer<typeof notifyRuleSchema>;

/** The rules of a group, and the people and rotation lists that a rule can name. */
export const notifyOverviewSchema = z.object({
  rules: z.array(notifyRuleSchema),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  rotations: z.array(z.object({ id: z.string(), name: z.string() })),
  asOf: z.string(),
  timeZone: z.string(),
});
export type NotifyOverview = z.infer<typeof notifyOverviewSchema>;

/** The number of notices that a rule would have sent last week. */
export const notifyDryRunSchema = z.object({
  notices: z.int(),
  /** Number of events that the rule would have skipped. */
  skipped: z.int(),
});
export type NotifyDryRun = z.infer<typeof notifyDryRunSchema>;
