import * as z from 'zod/mini';

/** Causes for a message that could not be sent, grouped by who has to fix them. The first cause that fits is used (SECURITY.md §2.12). */
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

/** The messages that fail for one cause at one host. Messages that were sent later are not counted. */
export const mailFailureSchema = z.object({
  channel: z.enum(['email', 'sms']),
  /** Null when this deployment has no transport for the channel. */
  host: z.nullable(z.string()),
  cause: z.enum(SEND_CAUSES),
  /** SMTP or HTTP status, or the name of the system error. Null when there was none. */
  code: z.nullable(z.string()),
  /** The sanitized reply of the other server to the newest attempt. Empty when it sent no text. */
  words: z.string(),
  messages: z.int(),
  /** The number of failed messages that will not be tried again. */
  givenUp: z.int(),
  /** The number of failed messages that carried a verification code a person is waiting for. */
  codes: z.int(),
  since: z.string(),
  lastAt: z.string(),
});
export type MailFailure = z.infer<typeof mailFailureSchema>;
