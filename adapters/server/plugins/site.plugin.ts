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
import { columnsOf, exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import { ZONE_LIST } from '#core/zones/zone-list.ts';
import { plugin, type Plugin } from './plugin.ts';

/** One site with all its parts: dealers see it by their group, customers by their links. */
export const SITE_PLUGINS: readonly Plugin[] = [
  /** A dealer's sites; every one carries the group the request names, because the active group belongs to the tab (spec §2.2, §7.3, SECURITY.md T8). */
  plugin([sitesRoutes], (routes, backend) => {
    routes.serveAll(sitesRoutes, { ...backend.sites, ...backend.dataSheets });
  }),

  /** What is on file about a site and what its dealer changes of it; within the group the request names (domain guide 6.11). */
  plugin([siteFileRoutes], (routes, backend) => {
    routes.serveAll(siteFileRoutes, {
      ...backend.siteFile,
      siteChanges: (caller, { before = null, kind = null, ...input }) =>
        backend.siteFile.readSiteChanges(caller, { ...input, before, kind }),
    });
  }),

  /** Templates a dealer keeps of sites; within the group the request names (domain guide 6.11, 6.18). */
  plugin([siteTemplatesRoutes], (routes, backend) => {
    routes.serveAll(siteTemplatesRoutes, backend.siteTemplates);
  }),

  /** New accounts; drafts are their person's within the group the request names (domain guide 6.18). */
  plugin([newAccountRoutes], (routes, backend) => {
    routes.serveAll(newAccountRoutes, backend.newAccounts);
  }),

  /** Place on test, for dealers within the group the request names and for customers on their linked sites (domain guide 6.1). */
  plugin([siteTestsRoutes], (routes, backend) => {
    routes.serveAll(siteTestsRoutes, backend.testsOnSite);
  }),

  /** Panels of a site and messages to its dealer; customers by their links, dealers by the group the request names (domain guide 6.6). */
  plugin([panelInfoRoutes], (routes, backend) => {
    routes.serveAll(panelInfoRoutes, backend.panelInfo);
  }),

  /** Zones of a site; customers by their links and their words alone, dealers by the group the request names (domain guide 6.3). */
  plugin([zonesRoutes], (routes, backend) => {
    routes.serveAll(zonesRoutes, {
      ...backend.zones,
      exportZones: (caller, { sn, siteGroupNum, ...said }) =>
        backend.zones.exportZones(caller, { sn, siteGroupNum, ...exportWish(ZONE_LIST, said) }),
    });
  }),

  /** What happened at a site; dealers see it by their group, customers by their links. */
  plugin([alarmsRoutes], (routes, backend) => {
    routes.serveAll(alarmsRoutes, { ...backend.alarms, ...backend.openings });
  }),

  /** The history of a dealer's site, and what a signal would do at one of their accounts (domain guide 6.12, 6.15). */
  plugin([historyRoutes], (routes, backend) => {
    const asked = (said: Readonly<Record<string, unknown>>) => ({
      query: listQueryOf(HISTORY_LIST, said),
    });
    routes.serveAll(historyRoutes, {
      ...backend.history,
      ...backend.decoder,
      siteHistory: (caller, { sn, siteGroupNum, before = null, ...said }) =>
        backend.history.readHistory(caller, { sn, siteGroupNum, before, ...asked(said) }),
      siteHistoryNew: (caller, { sn, siteGroupNum, after, ...said }) =>
        backend.history.countNewHistory(caller, { sn, siteGroupNum, after, ...asked(said) }),
      siteHistoryAlarms: (caller, { sn, siteGroupNum, before = null, ...said }) =>
        backend.history.readHistoryAlarms(caller, { sn, siteGroupNum, before, ...asked(said) }),
      exportHistory: (caller, { sn, siteGroupNum, ...said }) =>
        backend.history.exportHistory(caller, {
          sn,
          siteGroupNum,
          ...exportWish(HISTORY_LIST, said),
        }),
      startHistoryExport: (caller, { sn, siteGroupNum, idempotencyKey, ...said }) =>
        backend.history.startHistoryExport(caller, {
          ...{ sn, siteGroupNum, idempotencyKey, columns: columnsOf(said) },
          query: listQueryOf(HISTORY_LIST, said),
        }),
    });
  }),

  /** A customer's account: read, changed directly, asked for, certified (domain guide 6.7). */
  plugin([accountInfoRoutes], (routes, backend) => {
    routes.serveAll(accountInfoRoutes, backend.accountInfo);
  }),

  /** Call lists of sites; dealers within the group the request names, customers on their linked sites (domain guide 6.2). */
  plugin([contactsRoutes], (routes, backend) => {
    routes.serveAll(contactsRoutes, {
      ...backend.contacts,
      contactCopyTargets: (caller, { text = '', ...input }) =>
        backend.contacts.readCopyTargets(caller, { ...input, text }),
      callOrderSheet: (caller, { at = null, ...input }) =>
        backend.contacts.printCallOrder(caller, { ...input, at }),
    });
  }),

  /** Spoken codes of a site; customers by their links, dealers by the group the request names (domain guide 6.4). */
  plugin([passcodesRoutes], (routes, backend) => {
    routes.serveAll(passcodesRoutes, backend.passcodes);
  }),

  /** Opening and closing hours of a site; who may enter temporary ones, the use case judges (domain guide 6.5). */
  plugin([schedulesRoutes], (routes, backend) => {
    routes.serveAll(schedulesRoutes, backend.schedules);
  }),
];
