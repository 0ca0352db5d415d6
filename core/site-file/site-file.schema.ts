import * as z from 'zod/mini';
import { accountInfoSchema } from '../account-info/account-info.schema.ts';
import { deviceForm } from './device-form.schema.ts';
import { noteForm } from './note-form.schema.ts';
import { outOfServiceEntrySchema } from './out-of-service-entry.schema.ts';

const text = z.nullable(z.string());

/** A stored note. The customer's own note can be read here, but only the customer can change it. */
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

/** A stored document, without its content. */
export const siteDocumentSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  storedAt: z.string(),
  storedBy: z.string(),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;

export const MOST_DOCUMENTS = 50;

export const fileDeviceSchema = z.object({
  devNum: z.int(),
  transmitterCode: z.string(),
  rev: z.int(),
  changedBy: text,
  changedAt: text,
  form: z.object(deviceForm.stored),
  /** The current or announced out-of-service entry. Null when there is none. */
  outOfServiceEntry: z.nullable(outOfServiceEntrySchema),
});
export type FileDevice = z.infer<typeof fileDeviceSchema>;

const groupSchema = z.object({ siteGroupNum: z.int(), siteGroupName: z.string() });

/** The file of a site without its parts and state, with the data needed for editing (domain guide 6.11). */
export const siteFileSchema = z.object({
  account: accountInfoSchema,
  notes: z.array(siteNoteSchema),
  documents: z.array(siteDocumentSchema),
  devices: z.array(fileDeviceSchema),
  groups: z.object({
    /** The group hierarchy, from the top group down to the site's own group. */
    line: z.array(groupSchema),
    /** The groups to which the site may be moved. Empty for callers who may not move the site. */
    targets: z.array(groupSchema),
  }),
  /** The number of different phone numbers for enhanced call verification. Null for readers who may not see the call list. */
  ecvNumbers: z.nullable(z.int()),
  /** The zones without a description. Null for readers who may not see zones. */
  wordlessZones: z.nullable(z.array(z.string())),
});
export type SiteFile = z.infer<typeof siteFileSchema>;
