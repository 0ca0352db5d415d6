import * as z from 'zod/mini';
import { codeDepartureSchema } from '../mfa/code-departure.schema.ts';
import { contactTypeSchema } from '../session/session-view.schema.ts';

/** A report as shown to readers after they have verified themselves. */
export const linkedReportSchema = z.object({
  reportId: z.string(),
  name: z.string(),
  /** The kind and period of the report, as text. */
  about: z.string(),
  format: z.string(),
  /** The file size in bytes. */
  size: z.int(),
});
export type LinkedReport = z.infer<typeof linkedReportSchema>;

/** A contact that can receive a code for a link, masked (SECURITY.md T9). */
export const linkContactSchema = z.object({ type: contactTypeSchema, masked: z.string() });

/** The data of a link that is shown before its holder is verified: no name, no dealer, no full address (SECURITY.md T9). */
export const linkLookSchema = z.object({
  /** `ready`: a code opens the report. `expired`: the file was deleted. `locked`: there were too many wrong codes. */
  state: z.enum(['ready', 'expired', 'locked']),
  /** The time at which the file expired, in ms. Null when unknown. */
  expiredAt: z.nullable(z.int()),
  /** How many seconds a locked link stays locked. A duration works even if the client's clock is wrong. */
  lockedSeconds: z.int(),
  /** The contacts that can receive a code. The e-mail address that received the link comes first. */
  contacts: z.array(linkContactSchema),
  /** The type of the contact that received the last code. Null when no code is valid in this browser. */
  codeSentTo: z.nullable(contactTypeSchema),
  /** The delivery state of the last code. Null when no code is valid in this browser. */
  codeDeparture: z.nullable(codeDepartureSchema),
  /** The number of seconds until another code can be requested. */
  resendInSeconds: z.int(),
});
export type LinkLook = z.infer<typeof linkLookSchema>;

/** The response after a code was sent (spec §3 "Report code response", SECURITY.md T9 "split response"). */
export const reportCodeReceiptSchema = z.object({
  schedReportID: z.string(),
  /** The masked e-mail address. */
  emailAddress: z.string(),
  sentTo: contactTypeSchema,
  resendInSeconds: z.int(),
});
export type ReportCodeReceipt = z.infer<typeof reportCodeReceiptSchema>;

/** The response to a correct code (spec §3 "Report code response"). */
export const openedReportSchema = z.object({
  schedReportID: z.string(),
  emailAddress: z.string(),
  /** A token that opens only this report. */
  user_token: z.string(),
  /** The number of seconds for which the token is valid. */
  validSeconds: z.int(),
  /** True if the address belongs to the provider's own staff, who may see the report in the portal. */
  providerUser: z.boolean(),
  report: linkedReportSchema,
});
export type OpenedReport = z.infer<typeof openedReportSchema>;

/** The response to a correct code. `until` is when its token expires by the clock of this computer, in ms. */
export const storedReportSchema = z.object({ opened: openedReportSchema, until: z.number() });
export type StoredReport = z.infer<typeof storedReportSchema>;
