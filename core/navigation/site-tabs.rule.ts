import type { Permission } from '../permission/permissions.ts';
import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { SiteInfo } from '../sites/site-info.schema.ts';

/** A part of a site with its own tab on a dealer's site page. Customers have a separate screen for it. */
export interface SiteTab {
  /** The name of the tab in the address (`part`), and of the section that draws it. */
  readonly id: keyof SiteInfo['counts'];
  readonly title: string;
  readonly permission: Permission;
}

/** The tabs in the order of the page (domain guide 6.11). */
export const SITE_TABS: readonly SiteTab[] = [
  { id: 'contacts', title: 'Contacts', permission: 'contactsRead' },
  { id: 'zones', title: 'Zones', permission: 'zonesRead' },
  { id: 'passcodes', title: 'Passcodes', permission: 'sitePasscodeRead' },
  { id: 'schedules', title: 'Schedules', permission: 'scheduleRead' },
];

/** Returns the parts of a site that a person with these permissions may open. The others are not shown (domain guide 5.1). */
export const siteTabs = (held: ReadonlySet<string>): readonly SiteTab[] =>
  SITE_TABS.filter(({ permission }) => hasPermissions([permission], held));
