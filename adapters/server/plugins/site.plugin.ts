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

/** Serves one site with all its parts. Dealers access sites through their group, customers through their linked sites. */
export const SITE_PLUGINS: readonly Plugin[] = [
  /**
   * Serves a dealer's sites. Every request names a group, because the active group belongs to the browser tab (spec §2.2,
   * §7.3, SECURITY.md T8).
   */
  served(sitesRoutes, (backend) => ({ ...backend.sites, ...backend.dataSheets })),

  /** Serves a site's file and the dealer's changes to it, within the group named in the request (domain guide 6.11). */
  served(siteFileRoutes, (backend) => backend.siteFile),

  /** Serves a dealer's site templates, within the group named in the request (domain guide 6.11, 6.18). */
  served(siteTemplatesRoutes, (backend) => backend.siteTemplates),

  /** Serves new accounts. A draft belongs to its user and to the group named in the request (domain guide 6.18). */
  served(newAccountRoutes, (backend) => backend.newAccounts),

  /** Serves tests on sites: to dealers within the group named in the request, to customers on their linked sites (domain guide 6.1). */
  served(siteTestsRoutes, (backend) => backend.testsOnSite),

  /**
   * Serves the panels of a site and service requests to the site's dealer. Dealers access both within the group named in
   * the request, customers on their linked sites (domain guide 6.6).
   */
  served(panelInfoRoutes, (backend) => backend.panelInfo),

  /**
   * Serves the zones of a site: to dealers within the group named in the request, to customers on their linked sites
   * (domain guide 6.3). Customers can change only the descriptions of zones.
   */
  served(zonesRoutes, (backend) => backend.zones),

  /** Serves alarms and openings of a site. Dealers access them through their group, customers through their linked sites. */
  served(alarmsRoutes, (backend) => ({ ...backend.alarms, ...backend.openings })),

  /** Serves the history of a site to dealers and, in plain words, to its customers, and the effect that a given signal would have at a site (domain guide 6.12, 6.15). */
  served(historyRoutes, (backend) => ({
    ...backend.history,
    ...backend.ownHistory,
    ...backend.decoder,
  })),

  /** Serves a customer's account: reading, direct changes, requests, certificates (domain guide 6.7). */
  served(accountInfoRoutes, (backend) => backend.accountInfo),

  /** Serves call lists: to dealers within the group named in the request, to customers on their linked sites (domain guide 6.2). */
  served(contactsRoutes, (backend) => backend.contacts),

  /** Serves passcodes: to dealers within the group named in the request, to customers on their linked sites (domain guide 6.4). */
  served(passcodesRoutes, (backend) => backend.passcodes),

  /** Serves business hours of a site. The use case checks who may enter temporary hours (domain guide 6.5). */
  served(schedulesRoutes, (backend) => backend.schedules),
];
