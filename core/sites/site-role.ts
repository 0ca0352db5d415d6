/** The role whose limits apply to a person at a site. The application decides, also for staff who impersonate a user. */
export type SiteRole = 'customer' | 'dealer';
