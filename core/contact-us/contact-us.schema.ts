import * as z from 'zod/mini';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { intakeStatusSchema } from '../support/supported-users.schema.ts';

/** What a message may be about, in the words people choose from. */
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

/** A message to the provider (domain guide 6.19 "Contact us"); the account it is about by its transmitter number, or none. */
export const contactMessageSchema = z.object({
  topic: contactTopicSchema,
  xmit: boundedText(LIMITS.searchText),
  text: requiredText('A message', LIMITS.intakeText),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** A message that was sent, where it stands, and what was answered. */
export const sentMessageSchema = z.object({
  reference: z.string(),
  topic: z.string(),
  site: z.nullable(z.object({ siteNum: z.int(), siteName: z.string() })),
  text: z.string(),
  status: intakeStatusSchema,
  sentAt: z.string(),
  answer: z.nullable(z.object({ text: z.string(), at: z.string() })),
});

/** What the screen shows: whom to call, and what one has sent, the newest first. */
export const contactUsSchema = z.object({
  numbers: z.array(
    z.object({ id: z.string(), purpose: z.string(), phone: z.string(), hours: z.string() }),
  ),
  sent: z.array(sentMessageSchema),
});
export type ContactUs = z.infer<typeof contactUsSchema>;
