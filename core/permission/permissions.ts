/**
 * The rights of provider staff, stored as roles. The specification names only the application (spec §6), so each right is
 * named after what it allows.
 */
export const STAFF_RIGHTS = {
  /** Help a user from Support: force a login step, clear a wait, end sessions, send links; read bug reports and feedback. */
  support: 'support',
  /** View the portal as a user, read-only. */
  impersonate: 'impersonate',
  /** Act as the user during an impersonation. Has no effect without `impersonate`. */
  actAs: 'actAs',
  /** Edit the news setup. */
  news: 'news',
  /** Edit the Banner Settings. */
  banner: 'banner',
  /** Publish the privacy policy. */
  policy: 'policy',
  /** Read and export the audit log. */
  audit: 'audit',
  /** Grant and revoke staff rights. */
  staffAdmin: 'staffAdmin',
  /** Set up site groups, import people, decide what dealers' users may do, and publish the terms. */
  provisioning: 'provisioning',
  /** Edit the campaigns that dealers see. */
  marketing: 'marketing',
  /** Apply requests of customers and dealers: dispatch address, permanent instructions, the end of a service. */
  requests: 'requests',
} as const;

export type StaffRight = keyof typeof STAFF_RIGHTS;

/** The permissions that the portal checks by name (spec §6): roles for reading data, roles for changing data, and flags of the account. */
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
  /**
   * Change a site's own fields, decide on its customers' requests, and cancel its service (domain guide 5.1, 6.11). The
   * specification has no name for this permission.
   */
  siteEdit: 'siteEdit',
  reportRead: 'reportRead',
  billingRead: 'billingRead',
  allowCreateAccountFlag: 'allowCreateAccountFlag',
  ansServiceBlockFlag: 'ansServiceBlockFlag',
  /**
   * Handle messages, and change rules, on-call lists and business hours (domain guide 5.1, 6.8). The specification has no
   * name for this permission.
   */
  ansServiceEdit: 'ansServiceEdit',
  xtAdmin: 'xtAdmin',
  formsFlag: 'formsFlag',
  allowViewCertificate: 'allowViewCertificate',
  stagesDealerURLFlag: 'stagesDealerURLFlag',
} as const;

export type Permission = keyof typeof PERMISSIONS | StaffRight;
