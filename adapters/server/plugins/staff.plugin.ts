import type { output } from 'zod/v4/core';
import type { AuditFilter } from '#core/audit/audit-record.schema.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { knownFilters } from '#core/lists/list-query.rule.ts';
import { WINDOW_ROWS } from '#core/lists/list-query.schema.ts';
import { CAMPAIGN_LIST } from '#core/marketing/campaign-columns.ts';
import { NEWS_LIST } from '#core/news/news-list.ts';
import { LATELY_MOST } from '#core/support/support-place.schema.ts';
import { REPORT_LIST, STAFF_LIST } from '#core/support/support-list.ts';
import * as audit from '#adapters/wire/audit.wire.ts';
import * as holidays from '#adapters/wire/holidays.wire.ts';
import * as impersonation from '#adapters/wire/impersonation.wire.ts';
import { columnsOf, exportWish, sortOf } from '#adapters/wire/lists.wire.ts';
import * as marketing from '#adapters/wire/marketing.wire.ts';
import * as news from '#adapters/wire/news.wire.ts';
import * as notices from '#adapters/wire/notices.wire.ts';
import * as privacy from '#adapters/wire/privacy.wire.ts';
import * as support from '#adapters/wire/support.wire.ts';
import { plugin, type Plugin } from './plugin.ts';

const filterOf = (query: Omit<output<typeof audit.auditExport.query>, 'format'>): AuditFilter => ({
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
  plugin(news, (routes, backend) => {
    routes.serve(news.activeNews, backend.readActiveNews);
    routes.serve(news.markNewsRead, backend.markNewsRead);
    routes.serve(news.newsDocument, backend.readNewsDocument);
    routes.serve(news.newsPage, (caller, { search, includeExpired, page, size, ...order }) =>
      backend.listNews(caller, {
        search: search?.trim() ?? '',
        filters: includeExpired === true ? { expired: '1' } : {},
        sort: sortOf(order) ?? NEWS_LIST.start.sort,
        page,
        size,
      }),
    );
    routes.serve(news.readNews, backend.readNews);
    routes.serve(news.createNews, backend.createNews);
    routes.serve(news.updateNews, backend.updateNews);
    routes.serve(news.removeNews, (caller, { newsId }) =>
      backend.removeNews(caller, { newsIds: [newsId] }),
    );
    routes.serve(news.removeNewsItems, backend.removeNews);
    routes.serve(news.restoreNewsItems, backend.restoreNews);
    routes.serve(news.uploadNewsDocument, backend.storeNewsDocument);
    routes.serve(news.removeNewsDocument, backend.removeNewsDocument);
  }),

  /** What staff write in Banner Settings; the banner itself is public and served apart (spec §2.3). */
  plugin(notices, (routes, backend) => {
    routes.serve(notices.editedBanner, backend.readEditedBanner);
    routes.serve(notices.bannerVersions, backend.listBannerVersions);
    routes.serve(notices.setBannerEnd, backend.setBannerEnd);
    routes.serve(notices.saveBanner, (caller, { rev, ...banner }) =>
      backend.saveBanner(caller, { banner, rev: rev ?? null }),
    );
  }),

  /** The privacy policy for those who publish it: every version stays, because people agreed to that very text (spec §7.2). */
  plugin(privacy, (routes, backend) => {
    routes.serve(privacy.policyHistory, backend.readPolicyHistory);
    routes.serve(privacy.policyVersion, backend.readPolicyVersion);
    routes.serve(privacy.publishPolicy, (caller, { rev, policy }) =>
      backend.publishPolicy(caller, { policy, version: rev ?? null }),
    );
  }),

  /** Campaigns for those who make them; the file travels apart from the form, each change under the campaign's `rev` (domain guide 6.16). */
  plugin(marketing, (routes, backend) => {
    routes.serve(marketing.listCampaigns, backend.listCampaigns);
    routes.serve(marketing.exportCampaigns, (caller, query) =>
      backend.exportCampaigns(caller, exportWish(CAMPAIGN_LIST, query)),
    );
    routes.serve(marketing.createCampaign, backend.createCampaign);
    routes.serve(marketing.updateCampaign, backend.updateCampaign);
    routes.serve(marketing.uploadCampaignFile, backend.storeCampaignFile);
    routes.serve(marketing.removeCampaignFile, backend.removeCampaignFile);
    routes.serve(marketing.campaignFile, backend.readCampaignFile);
    routes.serve(marketing.campaignUsage, backend.readCampaignUsage);
  }),

  /** Support: finding people is open to all staff, helping them, reports and rights each need a right of their own (domain guide 6.17). */
  plugin(support, (routes, backend) => {
    routes.serve(support.supportUsers, (caller, query) =>
      backend.findUsers(caller, { ...query, sort: sortOf(query) }),
    );
    routes.serve(support.supportSearch, backend.searchPeople);
    routes.serve(support.supportDesk, (caller, { lately = '' }) =>
      backend.readDesk(caller, { accountIds: namedPeople(lately) }),
    );
    routes.serve(support.supportPerson, backend.readPerson);
    routes.serve(support.supportUsersExport, (caller, query) =>
      backend.exportUsers(caller, {
        query: { search: query.text, filters: {}, sort: sortOf(query) },
        columns: columnsOf(query),
        format: query.format,
      }),
    );
    routes.serve(support.supportAction, backend.helpUser);
    routes.serve(support.supportStep, backend.askStep);
    routes.serve(support.supportTakeBackStep, backend.takeBackStep);
    routes.serve(support.supportContact, backend.correctContact);
    routes.serve(support.supportTakeBackContact, backend.takeBackContact);
    routes.serve(support.supportReports, (caller, { text, kind, status, ...query }) =>
      backend.listReports(caller, {
        search: text?.trim() ?? '',
        filters: knownFilters(REPORT_LIST, (name) => (name === 'kind' ? kind : status) ?? null),
        sort: sortOf(query),
        page: query.page,
        size: query.size,
      }),
    );
    routes.serve(support.supportReportsExport, (caller, query) =>
      backend.exportReports(caller, exportWish(REPORT_LIST, query)),
    );
    routes.serve(support.supportReportStatus, backend.setReportStatus);
    routes.serve(support.supportAnswer, backend.answerMessage);
    routes.serve(support.supportStaff, backend.listStaff);
    routes.serve(support.supportStaffExport, (caller, query) =>
      backend.exportStaff(caller, exportWish(STAFF_LIST, query)),
    );
    routes.serve(support.supportRights, backend.setRights);
  }),

  /** Seeing the portal as a user, and who did; begin and end set cookies, and taking the waiting session up again works by the cookie alone (SECURITY.md §2.9). */
  plugin(impersonation, (routes, backend) => {
    routes.serve(impersonation.startImpersonation, backend.startImpersonation);
    routes.serve(impersonation.endImpersonation, backend.endImpersonation);
    routes.serve(impersonation.waitingStaff, backend.readWaiting);
    routes.serve(impersonation.resumeStaff, backend.resumeStaff);
    routes.serve(impersonation.ownVisits, backend.listOwnVisits);
    routes.serve(impersonation.visits, backend.listVisits);
    routes.serve(impersonation.visitsExport, (caller, query) =>
      backend.exportVisits(caller, exportWish(VISIT_LIST, query)),
    );
  }),

  /** The holidays that hours of all sites refer to (domain guide 6.5 "Holidays"). */
  plugin(holidays, (routes, backend) => {
    routes.serve(holidays.listHolidays, backend.listHolidays);
    routes.serve(holidays.addHoliday, backend.addHoliday);
    routes.serve(holidays.changeHoliday, backend.changeHoliday);
    routes.serve(holidays.removeHoliday, backend.removeHoliday);
    routes.serve(holidays.restoreHoliday, backend.restoreHoliday);
  }),

  /** The record, its export and the check of its chain, which is asked for part by part because it may be long (SECURITY.md §2.11). */
  plugin(audit, (routes, backend) => {
    routes.serve(audit.auditPage, (caller, { before, size, ...query }) =>
      backend.readAudit(caller, {
        filter: filterOf(query),
        before: before ?? null,
        size: size ?? WINDOW_ROWS,
      }),
    );
    routes.serve(audit.auditLine, backend.readAuditLine);
    routes.serve(audit.auditNew, (caller, { after, ...query }) =>
      backend.countNewAudit(caller, { filter: filterOf(query), after }),
    );
    routes.serve(audit.auditExport, (caller, query) =>
      backend.exportAudit(caller, {
        query: filterOf(query),
        columns: columnsOf(query),
        format: query.format,
      }),
    );
    routes.serve(audit.startAuditExport, (caller, { idempotencyKey, ...query }) =>
      backend.startAuditExport(caller, {
        filter: filterOf(query),
        columns: columnsOf(query),
        idempotencyKey,
      }),
    );
    routes.serve(audit.auditChain, (caller, { after }) =>
      backend.checkAuditChain(caller, { after: after ?? 0 }),
    );
  }),
];
