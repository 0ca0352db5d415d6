import * as z from 'zod/mini';
import { accountInfoSchema } from '../account-info/account-info.schema.ts';
import { deviceForm } from './device-form.schema.ts';
import { noteForm } from './note-form.schema.ts';
import { outOfServiceEntrySchema } from './out-of-service-entry.schema.ts';

const text = z.nullable(z.string());

/** A note on file; the customer's own is read here and changed by them alone. */
export const siteNoteSchema = z.object({
  ...noteForm.stored,
  id: z.string(),
  rev: z.int(),
  ofCustomer: z.boolean(),
  expiresAt: text,
  writtenAt: z.string(),
  writtenBy: text,
  updatedAt: text,
  updatedBy: text,
});
export type SiteNote = z.infer<typeof siteNoteSchema>;

/** A document on file, without its bytes. */
export const siteDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  storedAt: z.string(),
  storedBy: z.string(),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;

/** How many documents a site has at most. */
export const MOST_DOCUMENTS = 50;

/** A device as its dealer edits it. */
export const fileDeviceSchema = z.object({
  devNum: z.int(),
  transmitterCode: z.string(),
  rev: z.int(),
  changedBy: text,
  changedAt: text,
  form: z.object(deviceForm.stored),
  /** Null while it is in service and nothing else is announced. */
  outOfServiceEntry: z.nullable(outOfServiceEntrySchema),
});
export type FileDevice = z.infer<typeof fileDeviceSchema>;

const groupSchema = z.object({ siteGroupNum: z.int(), siteGroupName: z.string() });

/** What is on file about a site beside what its parts and its state tell, with what it is edited by (domain guide 6.11). */
export const siteFileSchema = z.object({
  account: accountInfoSchema,
  notes: z.array(siteNoteSchema),
  documents: z.array(siteDocumentSchema),
  devices: z.array(fileDeviceSchema),
  groups: z.object({
    /** From the head of the family down to the site's own. */
    line: z.array(groupSchema),
    /** Where it may be moved; empty for those who may not. */
    targets: z.array(groupSchema),
  }),
  /** Distinct numbers of enhanced call verification; null for whoever may not see the call list. */
  ecvNumbers: z.nullable(z.int()),
  /** Zones without words; null for whoever may not see zones. */
  wordlessZones: z.nullable(z.array(z.string())),
});
export type SiteFile = z.infer<typeof siteFileSchema>;
