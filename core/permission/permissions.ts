/** Rights of provider staff, stored as roles. Spec §6 names only the application; each right is named for what it opens. Finding people in Support and the news page need none. */
export const STAFF_RIGHTS = {
  /** Help a user from Support: force a login step, clear a wait, end sessions, send links; read reports of bugs and feedback. */
  support: 'support',
  /** View the portal as a user, look only. */
  impersonate: 'impersonate',
  /** Act for the user during it; means nothing without `impersonate`. */
  actAs: 'actAs',
  /** News setup. */
  news: 'news',
  /** Banner Settings. */
  banner: 'banner',
  /** Publish the privacy policy. */
  policy: 'policy',
  /** Read and export the audit log. */
  audit: 'audit',
  /** Give and take rights of staff. */
  staffAdmin: 'staffAdmin',
  /** Set up site groups, bring in people and say what dealers' users may, publish the terms. */
  provisioning: 'provisioning',
  /** Campaigns that dealers see. */
  marketing: 'marketing',
  /** Apply what customers and dealers asked for: dispatch address, permanent instructions, the end of a service. */
  requests: 'requests',
} as const;

/** A staff right's name. */
export type StaffRight = keyof typeof STAFF_RIGHTS;

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
  /** Change a site's own fields: details, agencies, instructions, devices, notes, documents; decide what its customers ask for, and cancel its service; the specification names none (domain guide 5.1, 6.11). */
  siteEdit: 'siteEdit',
  reportRead: 'reportRead',
  billingRead: 'billingRead',
  allowCreateAccountFlag: 'allowCreateAccountFlag',
  ansServiceBlockFlag: 'ansServiceBlockFlag',
  /** Work on messages, change rules, on-call lists and business hours; the specification names none (domain guide 5.1, 6.8). */
  ansServiceEdit: 'ansServiceEdit',
  xtAdmin: 'xtAdmin',
  formsFlag: 'formsFlag',
  allowViewCertificate: 'allowViewCertificate',
  stagesDealerURLFlag: 'stagesDealerURLFlag',
} as const;

/** A right's name. */
export type Permission = keyof typeof PERMISSIONS | StaffRight;
