import * as z from 'zod/mini';

/** What a change of a site is about, for the filter of its trail. */
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

/** One line of the trail: who changed what and when, field by field; of a secret only that it changed (domain guide 5.3). */
export const siteChangeSchema = z.object({
  seq: z.int(),
  at: z.string(),
  kind: changeKindSchema,
  /** In words, e.g. "Zone changed". */
  title: z.string(),
  /** What it was about, e.g. the name of a contact. */
  subject: text,
  by: z.string(),
  /** Whom a staff member acted for; null for everybody's own act. */
  actingFor: text,
  fields: z.array(
    z.object({
      field: z.string(),
      /** Null for a secret, and for what was not there. */
      before: text,
      after: text,
      secret: z.boolean(),
    }),
  ),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** One window of the trail, newest first. */
export const siteChangesSchema = z.object({
  asOf: z.string(),
  timeZone: z.string(),
  changes: z.array(siteChangeSchema),
  /** Where the window below begins, null on the last one. */
  next: z.nullable(z.int()),
});
export type SiteChanges = z.infer<typeof siteChangesSchema>;

/** Lines of one window. */
export const CHANGES_WINDOW = 25;
