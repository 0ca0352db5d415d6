import { auditRoutes } from '#adapters/wire/audit.routes.ts';
import { holidaysRoutes } from '#adapters/wire/holidays.routes.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { marketingRoutes } from '#adapters/wire/marketing.routes.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { noticesRoutes } from '#adapters/wire/notices.routes.ts';
import { privacyRoutes } from '#adapters/wire/privacy.routes.ts';
import { supportRoutes } from '#adapters/wire/support.routes.ts';
import type { Given } from '#core/operations/gateway-of.ts';
import type { AuditFilter } from '#core/audit/audit-record.schema.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { knownFilters } from '#core/lists/list-query.rule.ts';
import { WINDOW_ROWS } from '#core/lists/list-query.schema.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { NEWS_LIST } from '#core/news/news-list.ts';
import { LATELY_MOST } from '#core/support/support-place.schema.ts';
import { REPORT_LIST, STAFF_LIST } from '#core/support/support-list.ts';
import { columnsOf, exportWish, sortOf } from '#core/lists/list-input.ts';
import { plugin, type Plugin } from './plugin.ts';

const filterOf = (
  query: Omit<Given<(typeof auditRoutes.auditExport)['operation']>, 'format' | 'columns'>,
): AuditFilter => ({
  from: query.from ?? null,
  to: query.to ?? null,
  person: query.person?.trim() ?? '',
  operation: query.operation ?? '',
  result: query.result ?? null,
  text: query.text?.trim() ?? '',
});

const namedPeople = (text: string): readonly string[] =>
  [...new Set(text.split(',').filter(Boolean))].slice(0, LATELY_MOST);

/** What staff work with. */
export const STAFF_PLUGINS: readonly Plugin[] = [
  /** News for readers, active items only, and for editors, everything; documents travel apart from the words (spec §7.3). */
  plugin([newsRoutes], (routes, backend) => {
    routes.serveAll(newsRoutes, {
      ...backend.news,
      newsPage: (caller, { search, includeExpired, page, size, ...order }) =>
        backend.news.listNews(caller, {
          search: search?.trim() ?? '',
          filters: includeExpired === true ? { expired: '1' } : {},
          sort: sortOf(order) ?? NEWS_LIST.start.sort,
          page,
          size,
        }),
      removeNews: (caller, { newsId }) =>
        backend.news.removeNewsItems(caller, { newsIds: [newsId] }),
    });
  }),

  /** What staff write in Banner Settings; the banner itself is public and served apart (spec §2.3). */
  plugin([noticesRoutes], (routes, backend) => {
    routes.serveAll(noticesRoutes, {
      ...backend.notices,
      saveBanner: (caller, { rev, ...banner }) =>
        backend.notices.saveBanner(caller, { banner, rev: rev ?? null }),
    });
  }),

  /** The privacy policy for those who publish it: every version stays, because people agreed to that very text (spec §7.2). */
  plugin([privacyRoutes], (routes, backend) => {
    routes.serveAll(privacyRoutes, {
      ...backend.privacy,
      publishPolicy: (caller, { rev, policy }) =>
        backend.privacy.publishPolicy(caller, { policy, version: rev ?? null }),
    });
  }),

  /** Campaigns for those who make them; the file travels apart from the form, each change under the campaign's `rev` (domain guide 6.16). */
  plugin([marketingRoutes], (routes, backend) => {
    routes.serveAll(marketingRoutes, {
      ...backend.marketing,
      exportCampaigns: (caller, query) =>
        backend.marketing.exportCampaigns(caller, exportWish(CAMPAIGN_LIST, query)),
    });
  }),

  /** Support: finding people is open to all staff, helping them, reports and rights each need a right of their own (domain guide 6.17). */
  plugin([supportRoutes], (routes, backend) => {
    routes.serveAll(supportRoutes, {
      ...backend.supportPlace,
      ...backend.support,
      ...backend.contactUs,
      supportUsers: (caller, query) =>
        backend.support.findUsers(caller, { ...query, sort: sortOf(query) }),
      supportDesk: (caller, { lately = '' }) =>
        backend.supportPlace.readDesk(caller, { accountIds: namedPeople(lately) }),
      supportUsersExport: (caller, query) =>
        backend.support.exportUsers(caller, {
          query: { search: query.text, filters: {}, sort: sortOf(query) },
          columns: columnsOf(query),
          format: query.format,
        }),
      supportReports: (caller, { text, kind, status, ...query }) =>
        backend.support.listReports(caller, {
          search: text?.trim() ?? '',
          filters: knownFilters(REPORT_LIST, (name) => (name === 'kind' ? kind : status) ?? null),
          sort: sortOf(query),
          page: query.page,
          size: query.size,
        }),
      supportReportsExport: (caller, query) =>
        backend.support.exportReports(caller, exportWish(REPORT_LIST, query)),
      supportStaffExport: (caller, query) =>
        backend.support.exportStaff(caller, exportWish(STAFF_LIST, query)),
    });
  }),

  /** Seeing the portal as a user, and who did; begin and end set cookies, and taking the waiting session up again works by the cookie alone (SECURITY.md §2.9). */
  plugin([impersonationRoutes], (routes, backend) => {
    routes.serveAll(impersonationRoutes, {
      ...backend.impersonation,
      visitsExport: (caller, query) =>
        backend.impersonation.exportVisits(caller, exportWish(VISIT_LIST, query)),
    });
  }),

  /** The holidays that hours of all sites refer to (domain guide 6.5 "Holidays"). */
  plugin([holidaysRoutes], (routes, backend) => {
    routes.serveAll(holidaysRoutes, backend.holidays);
  }),

  /** The record, its export and the check of its chain, which is asked for part by part because it may be long (SECURITY.md §2.11). */
  plugin([auditRoutes], (routes, backend) => {
    routes.serveAll(auditRoutes, {
      ...backend.audit,
      auditPage: (caller, { before, size, ...query }) =>
        backend.audit.readAudit(caller, {
          filter: filterOf(query),
          before: before ?? null,
          size: size ?? WINDOW_ROWS,
        }),
      auditNew: (caller, { after, ...query }) =>
        backend.audit.countNewAudit(caller, { filter: filterOf(query), after }),
      auditExport: (caller, query) =>
        backend.audit.exportAudit(caller, {
          query: filterOf(query),
          columns: columnsOf(query),
          format: query.format,
        }),
      startAuditExport: (caller, { idempotencyKey, ...query }) =>
        backend.audit.startAuditExport(caller, {
          filter: filterOf(query),
          columns: columnsOf(query),
          idempotencyKey,
        }),
      auditChain: (caller, { after }) =>
        backend.audit.checkAuditChain(caller, { after: after ?? 0 }),
    });
  }),
];
