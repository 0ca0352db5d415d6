import * as z from 'zod/mini';

/** The causes of a failed message, grouped by who must fix them. A failure gets the first cause that matches (SECURITY.md §2.12). */
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

/** The failed messages with the same cause at the same host. A message that a later attempt delivered is not counted. */
export const mailFailureSchema = z.object({
  channel: z.enum(['email', 'sms']),
  /** Null when this deployment has no transport for the channel. */
  host: z.nullable(z.string()),
  cause: z.enum(SEND_CAUSES),
  /** The SMTP or HTTP status, or the name of the system error. Null when the failure has neither a status nor an error name. */
  code: z.nullable(z.string()),
  /** The sanitized reply of the mail server or SMS gateway to the latest attempt. Empty when the reply had no text. */
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
