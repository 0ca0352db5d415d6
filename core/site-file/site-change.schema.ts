import * as z from 'zod/mini';

/** The subjects of changes to a site, for the filter of its history. */
export const CHANGE_KINDS = {
  site: 'Details',
  request: 'Requests',
  agencies: 'Agencies & permits',
  device: 'Devices',
  contact: 'Contacts',
  zone: 'Zones',
  passcode: 'Passcodes',
  schedule: 'Schedules',
  test: 'Tests',
  note: 'Notes',
  document: 'Documents',
  group: 'Groups',
  service: 'Service',
} as const;
export type ChangeKind = keyof typeof CHANGE_KINDS;
export const changeKindSchema = z.enum(Object.keys(CHANGE_KINDS) as [ChangeKind]);

const text = z.nullable(z.string());

/**
 * One line of the history of changes: who changed what and when, field by field. For a secret only the fact that it
 * changed (domain guide 5.3).
 */
export const siteChangeSchema = z.object({
  seq: z.int(),
  at: z.string(),
  kind: changeKindSchema,
  /** A text such as "Zone changed". */
  title: z.string(),
  /** The changed item, for example the name of a contact. */
  subject: text,
  by: z.string(),
  /** The user for whom a staff member acted. Null for a person's own change. */
  actingFor: text,
  fields: z.array(
    z.object({
      field: z.string(),
      /** Null for a secret, and if there was no value. */
      before: text,
      after: text,
      secret: z.boolean(),
    }),
  ),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** One window of the history of changes, newest first. */
export const siteChangesSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  changes: z.array(siteChangeSchema),
  /** Where the next window starts. Null on the last one. */
  next: z.nullable(z.int()),
});
export type SiteChanges = z.infer<typeof siteChangesSchema>;

/** The number of lines in one window. */
export const CHANGES_WINDOW = 25;
