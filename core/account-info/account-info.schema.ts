import * as z from 'zod/mini';
import { cancellationSchema } from './cancellation.schema.ts';
import { accountForm } from './account-form.schema.ts';
import { changeRequestSchema, requestForm } from './change-request.schema.ts';

const text = z.nullable(z.string());

/** A permit as issued by the city; days are `YYYY-MM-DD`. */
export const accountPermitSchema = z.object({
  id: z.string(),
  type: z.string(),
  number: z.string(),
  issued: text,
  expires: text,
  agency: text,
});

/** A customer's account as they see it (domain guide 6.7 "Account info"). */
export const accountInfoSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  rev: z.int(),
  /** Who last changed it, and when; null if the change was before this was recorded. */
  changedBy: text,
  changedAt: text,
  asOf: z.string(),
  timeZone: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  transmitterCodes: z.array(z.string()),
  monitoredSince: text,
  /** Whether the account is monitored now, not considering tests. */
  monitoring: z.enum([
    'Monitored',
    'Out of service',
    'Install pending',
    'Cancel pending',
    'Cancelled',
  ]),
  siteType: z.string(),
  servicePlan: z.array(z.string()),
  /** The language spoken at the site, such as `es`; null if unknown. */
  language: text,
  addressDisplay: z.string(),
  agencies: z.array(z.object({ kind: z.string(), name: z.string(), phone: text })),
  permits: z.array(accountPermitSchema),
  /** Current notes written by others. */
  notes: z.array(z.object({ text: z.string(), expiresAt: text })),
  /** True if there is a gate code; the code itself is returned only by a reveal. */
  gateCodeOnFile: z.boolean(),
  /** The fields that are changed directly. */
  form: z.object(accountForm.stored),
  /** The current values of the fields that are changed by request. */
  inForce: z.object(requestForm.stored),
  /** The newest request of each field comes first. */
  requests: z.array(changeRequestSchema),
  /** The newest cancellation of the service; null if none was requested, or it was withdrawn. */
  cancellation: z.nullable(cancellationSchema),
});
export type AccountInfo = z.infer<typeof accountInfoSchema>;
