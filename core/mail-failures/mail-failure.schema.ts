import * as z from 'zod/mini';

/** Why a message did not leave, by who has to mend it; the first that fits (SECURITY.md §2.12). */
export const SEND_CAUSES = [
  'absent',
  'dns',
  'refused',
  'unreachable',
  'timeout',
  'certificateExpired',
  'certificateName',
  'certificateUnknown',
  'tls',
  'auth',
  'later',
  'mailbox',
  'number',
  'sender',
  'rejected',
  'gateway',
  'protocol',
  'closed',
  'unknown',
] as const;
export type SendCause = (typeof SEND_CAUSES)[number];

/** Messages that fail for one reason at one place; those that were sent since are not counted. */
export const mailFailureSchema = z.object({
  channel: z.enum(['email', 'sms']),
  /** Null where this deployment has no transport. */
  host: z.nullable(z.string()),
  cause: z.enum(SEND_CAUSES),
  /** SMTP or HTTP status or the name of the system's error; null where none was given. */
  code: z.nullable(z.string()),
  /** What the other side said, cleaned, of the newest try; empty where it said nothing. */
  words: z.string(),
  messages: z.int(),
  /** Of them, those that will not be tried again. */
  givenUp: z.int(),
  /** Of them, those that carried a code somebody waits for. */
  codes: z.int(),
  since: z.string(),
  lastAt: z.string(),
});
export type MailFailure = z.infer<typeof mailFailureSchema>;
