import * as z from 'zod/mini';
import { codeDepartureSchema } from '../mfa/code-departure.schema.ts';
import { contactTypeSchema } from '../session/session-view.schema.ts';

/** A report as its own people see it, once they have proved themselves. */
export const linkedReportSchema = z.object({
  /** Its number in the portal. */
  reportId: z.string(),
  name: z.string(),
  /** What it is about, in words: kind and period. */
  about: z.string(),
  format: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type LinkedReport = z.infer<typeof linkedReportSchema>;

/** Where a code of a link may go, masked (SECURITY.md T9). */
export const linkContactSchema = z.object({ type: contactTypeSchema, masked: z.string() });

/** What anybody who holds a link may know before proving who they are: no name, no dealer, no whole address (SECURITY.md T9). */
export const linkLookSchema = z.object({
  /** `ready`: a code opens it. `expired`: the file is not kept any more. `locked`: too many wrong codes. */
  state: z.enum(['ready', 'expired', 'locked']),
  /** When the file expired; ms, null where that is not known. */
  expiredAt: z.nullable(z.int()),
  /** How long a locked link still rests, as a duration, so that a wrong client clock does no harm. */
  lockedSeconds: z.int(),
  /** The address of the link first. */
  contacts: z.array(linkContactSchema),
  /** Which of them the last code went to, while it still counts in this browser. */
  codeSentTo: z.nullable(contactTypeSchema),
  /** How far it came; null for none. */
  codeDeparture: z.nullable(codeDepartureSchema),
  /** Before another code can be asked for. */
  resendInSeconds: z.int(),
});
export type LinkLook = z.infer<typeof linkLookSchema>;

/** A code is on its way (spec §3 "Report code response", SECURITY.md T9 "split response"). */
export const reportCodeReceiptSchema = z.object({
  schedReportID: z.string(),
  /** Masked. */
  emailAddress: z.string(),
  sentTo: contactTypeSchema,
  resendInSeconds: z.int(),
});
export type ReportCodeReceipt = z.infer<typeof reportCodeReceiptSchema>;

/** The code was right (spec §3 "Report code response"). */
export const openedReportSchema = z.object({
  schedReportID: z.string(),
  emailAddress: z.string(),
  /** Opens this one report and nothing else. */
  user_token: z.string(),
  /** How long the token counts. */
  validSeconds: z.int(),
  /** The address is that of somebody of the provider's own staff, who may see the report in the portal. */
  providerUser: z.boolean(),
  report: linkedReportSchema,
});
export type OpenedReport = z.infer<typeof openedReportSchema>;

/** What a right code brought, and until when it counts by this machine's clock (ms). */
export const storedReportSchema = z.object({ opened: openedReportSchema, until: z.number() });
export type StoredReport = z.infer<typeof storedReportSchema>;
