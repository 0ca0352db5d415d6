import * as z from 'zod/mini';
import { codeDepartureSchema } from '../mfa/code-departure.schema.ts';
import { contactTypeSchema } from '../session/session-view.schema.ts';

/** A report as its readers see it, once they have verified themselves. */
export const linkedReportSchema = z.object({
  /** The id of the report in the portal. */
  reportId: z.string(),
  name: z.string(),
  /** The kind and period of the report, as text. */
  about: z.string(),
  format: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type LinkedReport = z.infer<typeof linkedReportSchema>;

/** A contact that can receive a code for a link, masked (SECURITY.md T9). */
export const linkContactSchema = z.object({ type: contactTypeSchema, masked: z.string() });

/** What a link reveals before its holder is verified: no name, no dealer, no full address (SECURITY.md T9). */
export const linkLookSchema = z.object({
  /** `ready`: a code opens it. `expired`: the file was deleted. `locked`: too many wrong codes. */
  state: z.enum(['ready', 'expired', 'locked']),
  /** When the file expired, in ms. Null when that is not known. */
  expiredAt: z.nullable(z.int()),
  /** How long a locked link stays locked, as a duration, so that a wrong client clock does no harm. */
  lockedSeconds: z.int(),
  /** The contacts, with the address that received the link first. */
  contacts: z.array(linkContactSchema),
  /** The contact type that received the last code. Null when that code is no longer valid in this browser. */
  codeSentTo: z.nullable(contactTypeSchema),
  /** The delivery state of that code. Null without a code. */
  codeDeparture: z.nullable(codeDepartureSchema),
  /** Seconds until another code can be requested. */
  resendInSeconds: z.int(),
});
export type LinkLook = z.infer<typeof linkLookSchema>;

/** The response after a code was sent (spec §3 "Report code response", SECURITY.md T9 "split response"). */
export const reportCodeReceiptSchema = z.object({
  schedReportID: z.string(),
  /** The e-mail address, masked. */
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
  /** How long the token is valid. */
  validSeconds: z.int(),
  /** True if the address belongs to the provider's own staff, who may see the report in the portal. */
  providerUser: z.boolean(),
  report: linkedReportSchema,
});
export type OpenedReport = z.infer<typeof openedReportSchema>;

/** The response to a correct code, and until when it is valid by this machine's clock (ms). */
export const storedReportSchema = z.object({ opened: openedReportSchema, until: z.number() });
export type StoredReport = z.infer<typeof storedReportSchema>;
