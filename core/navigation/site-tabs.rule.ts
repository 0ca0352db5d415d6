import type { Permission } from '../permission/permissions.ts';
import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { SiteInfo } from '../sites/site-info.schema.ts';

/** A part of a site that has its own tab on a dealer's site page. For customers, each part is a separate screen. */
export interface SiteTab {
  /** The name of the tab: the value of `part` in the address, and the section that draws the tab. */
  readonly id: keyof SiteInfo['counts'];
  readonly title: string;
  readonly permission: Permission;
}

/** The site tabs, in page order (domain guide 6.11). */
export const SITE_TABS: readonly SiteTab[] = [
  { id: 'contacts', title: 'Contacts', permission: 'contactsRead' },
  { id: 'zones', title: 'Zones', permission: 'zonesRead' },
  { id: 'passcodes', title: 'Passcodes', permission: 'sitePasscodeRead' },
  { id: 'schedules', title: 'Schedules', permission: 'scheduleRead' },
];

/** Returns the site tabs that a person with these permissions may open (domain guide 5.1). */
export const siteTabs = (held: ReadonlySet<string>): readonly SiteTab[] =>
  SITE_TABS.filter(({ permission }) => hasPermissions([permission], held));
