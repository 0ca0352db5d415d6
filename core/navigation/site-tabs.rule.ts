import type { Permission } from '../permission/permissions.ts';
import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { SiteInfo } from '../sites/site-info.schema.ts';

/** A part of a site that has the whole width of a dealer's site page; customers have a screen of their own for it. */
export interface SiteTab {
  /** Its word in the address (`part`), and the section that draws it. */
  readonly id: keyof SiteInfo['counts'];
  readonly title: string;
  readonly permission: Permission;
}

/** In the order of the page (domain guide 6.11). */
export const SITE_TABS: readonly SiteTab[] = [
  { id: 'contacts', title: 'Contacts', permission: 'contactsRead' },
  { id: 'zones', title: 'Zones', permission: 'zonesRead' },
  { id: 'passcodes', title: 'Passcodes', permission: 'sitePasscodeRead' },
  { id: 'schedules', title: 'Schedules', permission: 'scheduleRead' },
];

/** The parts of a site somebody may open; the others are absent (domain guide 5.1). */
export const siteTabs = (held: ReadonlySet<string>): readonly SiteTab[] =>
  SITE_TABS.filter(({ permission }) => hasPermissions([permission], held));
