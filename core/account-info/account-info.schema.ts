import * as z from 'zod/mini';
import { cancellationSchema } from './cancellation.schema.ts';
import { accountForm } from './account-form.schema.ts';
import { changeRequestSchema, requestForm } from './change-request.schema.ts';

const text = z.nullable(z.string());

/** A permit as the city gave it; days are `YYYY-MM-DD`. */
export const accountPermitSchema = z.object({
  id: z.string(),
  type: z.string(),
  number: z.string(),
  issued: text,
  expires: text,
  agency: text,
});

/** A customer's account as they read it (domain guide 6.7 "Account info"). */
export const accountInfoSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  rev: z.int(),
  /** Who changed it last, and when; null where that was before anybody noted it. */
  changedBy: text,
  changedAt: text,
  asOf: z.string(),
  timeZone: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  transmitterCodes: z.array(z.string()),
  monitoredSince: text,
  /** Whether it is watched at this moment, tests aside. */
  monitoring: z.enum([
    'Monitored',
    'Out of service',
    'Install pending',
    'Cancel pending',
    'Cancelled',
  ]),
  siteType: z.string(),
  servicePlan: z.array(z.string()),
  /** What is spoken there, e.g. `es`; null where nobody said so. */
  language: text,
  addressDisplay: z.string(),
  agencies: z.array(z.object({ kind: z.string(), name: z.string(), phone: text })),
  permits: z.array(accountPermitSchema),
  /** Notes of others that count now. */
  notes: z.array(z.object({ text: z.string(), expiresAt: text })),
  /** That there is a gate code; the code itself is shown by a reveal alone. */
  gateCodeOnFile: z.boolean(),
  /** What is changed directly. */
  form: z.object(accountForm.stored),
  /** What is changed on request, as it is in force. */
  inForce: z.object(requestForm.stored),
  /** The newest of each field first. */
  requests: z.array(changeRequestSchema),
  /** The newest cancellation of the service; null where nobody asked for one, or took it back. */
  cancellation: z.nullable(cancellationSchema),
});
export type AccountInfo = z.infer<typeof accountInfoSchema>;
