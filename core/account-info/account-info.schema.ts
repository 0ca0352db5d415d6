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
export type AccountPermit = z.infer<typeof accountPermitSchema>;

/** An account as its customer sees it (domain guide 6.7 "Account info"). */
export const accountInfoSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  rev: z.int(),
  /** Who last changed the account; null if that was before changes were recorded. */
  changedBy: text,
  changedAt: text,
  asOf: z.string(),
  timeZone: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  transmitterCodes: z.array(z.string()),
  monitoredSince: text,
  /** The current monitoring state of the account, regardless of tests. */
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
  /** Current notes by other people than the customer. */
  notes: z.array(z.object({ text: z.string(), expiresAt: text })),
  /** True if a gate code is stored. The code itself is returned only by `revealGateCode`. */
  gateCodeOnFile: z.boolean(),
  /** Values of the fields that are changed directly. */
  form: z.object(accountForm.stored),
  /** Current values of the fields that are changed by request. */
  inForce: z.object(requestForm.stored),
  /** Requested changes, with the newest of each field first. */
  requests: z.array(changeRequestSchema),
  /** The newest cancellation of the service; null if there is none or it was withdrawn. */
  cancellation: z.nullable(cancellationSchema),
});
export type AccountInfo = z.infer<typeof accountInfoSchema>;
