/** What a row of a site's history is; always shown with icon and word (domain guide 6.12). */
export const ACTIVITY_KINDS = [
  'Alarm',
  'Restore',
  'Cancel/abort',
  'Trouble',
  'Supervisory',
  'Open/close',
  'Test',
  'Operator action',
  'Partial clear',
  'Full clear',
  'Data change',
  'System',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
