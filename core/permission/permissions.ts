import type { StaffRight } from './staff-rights.ts';

/** Every right the portal checks by name (spec §6): roles of data screens with their partners for changes, and flags of the account. */
export const PERMISSIONS = {
  noActionRead: 'noActionRead',
  noActionEdit: 'noActionEdit',
  contactsRead: 'contactsRead',
  contactsEdit: 'contactsEdit',
  zonesRead: 'zonesRead',
  zonesEdit: 'zonesEdit',
  sitePasscodeRead: 'sitePasscodeRead',
  sitePasscodeEdit: 'sitePasscodeEdit',
  scheduleRead: 'scheduleRead',
  scheduleEdit: 'scheduleEdit',
  reportRead: 'reportRead',
  billingRead: 'billingRead',
  allowCreateAccountFlag: 'allowCreateAccountFlag',
  ansServiceBlockFlag: 'ansServiceBlockFlag',
  xtAdmin: 'xtAdmin',
  formsFlag: 'formsFlag',
  allowViewCertificate: 'allowViewCertificate',
  stagesDealerURLFlag: 'stagesDealerURLFlag',
} as const;

/** A right's name. */
export type Permission = keyof typeof PERMISSIONS | StaffRight;
