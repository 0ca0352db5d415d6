/** For whose limits somebody acts at a site: the application decides, also for staff who see the portal as a user. */
export type SiteRole = 'customer' | 'dealer';
