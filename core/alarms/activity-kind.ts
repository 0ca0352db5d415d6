/** The kinds of history rows, always shown with icon and text (domain guide 6.12). */
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
