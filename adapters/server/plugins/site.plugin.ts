import { accountInfoRoutes } from '#adapters/wire/account-info.routes.ts';
import { alarmsRoutes } from '#adapters/wire/alarms.routes.ts';
import { contactsRoutes } from '#adapters/wire/contacts.routes.ts';
import { historyRoutes } from '#adapters/wire/history.routes.ts';
import { newAccountRoutes } from '#adapters/wire/new-account.routes.ts';
import { panelInfoRoutes } from '#adapters/wire/panel-info.routes.ts';
import { passcodesRoutes } from '#adapters/wire/passcodes.routes.ts';
import { schedulesRoutes } from '#adapters/wire/schedules.routes.ts';
import { siteFileRoutes } from '#adapters/wire/site-file.routes.ts';
import { siteTemplatesRoutes } from '#adapters/wire/site-templates.routes.ts';
import { siteTestsRoutes } from '#adapters/wire/site-tests.routes.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { zonesRoutes } from '#adapters/wire/zones.routes.ts';
import { type Plugin, served } from './plugin.ts';

/** Serves one site with all its parts. Dealers see it through their group, customers through their links. */
export const SITE_PLUGINS: readonly Plugin[] = [
  /** A dealer's sites. Every request names its group, because the active group belongs to the tab (spec §2.2, §7.3, SECURITY.md T8). */
  served(sitesRoutes, (backend) => ({ ...backend.sites, ...backend.dataSheets })),

  /** The file of a site and the dealer's changes to it, within the group that the request names (domain guide 6.11). */
  served(siteFileRoutes, (backend) => backend.siteFile),

  /** A dealer's site templates, within the group that the request names (domain guide 6.11, 6.18). */
  served(siteTemplatesRoutes, (backend) => backend.siteTemplates),

  /** New accounts. A draft belongs to its user within the group that the request names (domain guide 6.18). */
  served(newAccountRoutes, (backend) => backend.newAccounts),

  /** Place on test, for dealers within the group that the request names and for customers on their linked sites (domain guide 6.1). */
  served(siteTestsRoutes, (backend) => backend.testsOnSite),

  /**
   * Panels of a site and messages to its dealer, for customers on their linked sites and for dealers within the group that
   * the request names (domain guide 6.6).
   */
  served(panelInfoRoutes, (backend) => backend.panelInfo),

  /**
   * Zones of a site, for customers on their linked sites, who can change only the descriptions, and for dealers within the
   * group that the request names (domain guide 6.3).
   */
  served(zonesRoutes, (backend) => backend.zones),

  /** Alarms and openings of a site. Dealers see them through their group, customers through their links. */
  served(alarmsRoutes, (backend) => ({ ...backend.alarms, ...backend.openings })),

  /** The history of a dealer's site, and the effect that a signal would have at one of its accounts (domain guide 6.12, 6.15). */
  served(historyRoutes, (backend) => ({ ...backend.history, ...backend.decoder })),

  /** A customer's account: reading, direct changes, requests, certificates (domain guide 6.7). */
  served(accountInfoRoutes, (backend) => backend.accountInfo),

  /**
   * Call lists of sites, for dealers within the group that the request names and for customers on their linked sites
   * (domain guide 6.2).
   */
  served(contactsRoutes, (backend) => backend.contacts),

  /**
   * Passcodes of a site, for customers on their linked sites and for dealers within the group that the request names
   * (domain guide 6.4).
   */
  served(passcodesRoutes, (backend) => backend.passcodes),

  /** Opening and closing hours of a site. The use case checks who may enter temporary ones (domain guide 6.5). */
  served(schedulesRoutes, (backend) => backend.schedules),
];
