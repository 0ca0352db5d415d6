/** Rights of the first staff account: everything staff can hold, named for what they open (spec §6). */
export const STAFF_ROLES = [
  'newsEdit',
  'bannerEdit',
  'supportRead',
  'impersonate',
  'marketingRead',
  'reportRead',
] as const;
