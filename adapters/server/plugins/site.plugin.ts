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

/** One site with all its parts: dealers see it by their group, customers by their links. */
export const SITE_PLUGINS: readonly Plugin[] = [
  /** A dealer's sites; every one carries the group the request names, because the active group belongs to the tab (spec §2.2, §7.3, SECURITY.md T8). */
  served(sitesRoutes, (backend) => ({ ...backend.sites, ...backend.dataSheets })),

  /** What is on file about a site and what its dealer changes of it; within the group the request names (domain guide 6.11). */
  served(siteFileRoutes, (backend) => backend.siteFile),

  /** Templates a dealer keeps of sites; within the group the request names (domain guide 6.11, 6.18). */
  served(siteTemplatesRoutes, (backend) => backend.siteTemplates),

  /** New accounts; drafts are their person's within the group the request names (domain guide 6.18). */
  served(newAccountRoutes, (backend) => backend.newAccounts),

  /** Place on test, for dealers within the group the request names and for customers on their linked sites (domain guide 6.1). */
  served(siteTestsRoutes, (backend) => backend.testsOnSite),

  /** Panels of a site and messages to its dealer; customers by their links, dealers by the group the request names (domain guide 6.6). */
  served(panelInfoRoutes, (backend) => backend.panelInfo),

  /** Zones of a site; customers by their links and their words alone, dealers by the group the request names (domain guide 6.3). */
  served(zonesRoutes, (backend) => backend.zones),

  /** What happened at a site; dealers see it by their group, customers by their links. */
  served(alarmsRoutes, (backend) => ({ ...backend.alarms, ...backend.openings })),

  /** The history of a dealer's site, and what a signal would do at one of their accounts (domain guide 6.12, 6.15). */
  served(historyRoutes, (backend) => ({ ...backend.history, ...backend.decoder })),

  /** A customer's account: read, changed directly, asked for, certified (domain guide 6.7). */
  served(accountInfoRoutes, (backend) => backend.accountInfo),

  /** Call lists of sites; dealers within the group the request names, customers on their linked sites (domain guide 6.2). */
  served(contactsRoutes, (backend) => backend.contacts),

  /** Spoken codes of a site; customers by their links, dealers by the group the request names (domain guide 6.4). */
  served(passcodesRoutes, (backend) => backend.passcodes),

  /** Opening and closing hours of a site; who may enter temporary ones, the use case checks (domain guide 6.5). */
  served(schedulesRoutes, (backend) => backend.schedules),
];
