import * as z from 'zod/mini';

/** The kinds of changes to a site, for the filter of its change history. */
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
 * One line of the change history: who changed what and when, field by field (domain guide 5.3). For a secret, the line
 * shows only that it changed.
 */
export const siteChangeSchema = z.object({
  seq: z.int(),
  at: z.string(),
  kind: changeKindSchema,
  /** A text such as "Zone changed". */
  title: z.string(),
  /** The name of the changed item, for example of a contact. */
  subject: text,
  by: z.string(),
  /** The user for whom a staff member acted. Null for a person's own change. */
  actingFor: text,
  fields: z.array(
    z.object({
      field: z.string(),
      /** The old value. Null for a secret, or if there was no value. */
      before: text,
      after: text,
      secret: z.boolean(),
    }),
  ),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** One window of the change history, newest first. */
export const siteChangesSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  changes: z.array(siteChangeSchema),
  /** The line at which the next window starts. Null in the last window. */
  next: z.nullable(z.int()),
});
export type SiteChanges = z.infer<typeof siteChangesSchema>;

/** The number of lines in one window. */
export const CHANGES_WINDOW = 25;
