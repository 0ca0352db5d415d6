import * as z from 'zod/mini';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { intakeStatusSchema } from '../support/supported-users.schema.ts';

export const contactTopicSchema = z.enum([
  'Monitoring',
  'Accounts and numbers',
  'Answering service',
  'Reports',
  'Billing',
  'The portal',
  'Something else',
]);
export type ContactTopic = z.infer<typeof contactTopicSchema>;

/**
 * A message to the provider (domain guide 6.19 "Contact us"), optionally with the transmitter code of the account that the
 * message is about.
 */
export const contactMessageSchema = z.object({
  topic: contactTopicSchema,
  xmit: boundedText(LIMITS.searchText),
  text: requiredText('A message', LIMITS.intakeText),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** A sent message with its status and the provider's answer. */
export const sentMessageSchema = z.object({
  reference: z.string(),
  topic: z.string(),
  site: z.nullable(z.object({ siteNum: z.int(), siteName: z.string() })),
  text: z.string(),
  status: intakeStatusSchema,
  sentAt: z.string(),
  answer: z.nullable(z.object({ text: z.string(), at: z.string() })),
});

/** Contact phone numbers, and the user's messages, newest first. */
export const contactUsSchema = z.object({
  numbers: z.array(
    z.object({ id: z.string(), purpose: z.string(), phone: z.string(), hours: z.string() }),
  ),
  sent: z.array(sentMessageSchema),
});
export type ContactUs = z.infer<typeof contactUsSchema>;
