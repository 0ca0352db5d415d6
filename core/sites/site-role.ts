/** The role whose limits apply to a person at a site. The application determines the role, even during an impersonation. */
export type SiteRole = 'customer' | 'dealer';
