import { auditRoutes } from '#adapters/wire/audit.routes.ts';
import { holidaysRoutes } from '#adapters/wire/holidays.routes.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { marketingRoutes } from '#adapters/wire/marketing.routes.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { noticesRoutes } from '#adapters/wire/notices.routes.ts';
import { privacyRoutes } from '#adapters/wire/privacy.routes.ts';
import { supportRoutes } from '#adapters/wire/support.routes.ts';
import { plugin, type Plugin } from './plugin.ts';

/** What staff work with. */
export const STAFF_PLUGINS: readonly Plugin[] = [
  /** News for readers, active items only, and for editors, everything; documents travel apart from the words (spec §7.3). */
  plugin([newsRoutes], (routes, backend) => {
    routes.serve(newsRoutes.activeNews, backend.readActiveNews);
    routes.serve(newsRoutes.markNewsRead, backend.markNewsRead);
    routes.serve(newsRoutes.newsDocument, backend.readNewsDocument);
    routes.serve(newsRoutes.newsPage, backend.listNews);
    routes.serve(newsRoutes.readNews, backend.readNews);
    routes.serve(newsRoutes.createNews, backend.createNews);
    routes.serve(newsRoutes.updateNews, backend.updateNews);
    routes.serve(newsRoutes.removeNews, (caller, { newsId }) =>
      backend.removeNews(caller, { newsIds: [newsId] }),
    );
    routes.serve(newsRoutes.removeNewsItems, backend.removeNews);
    routes.serve(newsRoutes.restoreNewsItems, backend.restoreNews);
    routes.serve(newsRoutes.uploadNewsDocument, backend.storeNewsDocument);
    routes.serve(newsRoutes.removeNewsDocument, backend.removeNewsDocument);
  }),

  /** What staff write in Banner Settings; the banner itself is public and served apart (spec §2.3). */
  plugin([noticesRoutes], (routes, backend) => {
    routes.serve(noticesRoutes.editedBanner, backend.readEditedBanner);
    routes.serve(noticesRoutes.bannerVersions, backend.listBannerVersions);
    routes.serve(noticesRoutes.setBannerEnd, backend.setBannerEnd);
    routes.serve(noticesRoutes.saveBanner, (caller, { rev, ...banner }) =>
      backend.saveBanner(caller, { banner, rev: rev ?? null }),
    );
  }),

  /** The privacy policy for those who publish it: every version stays, because people agreed to that very text (spec §7.2). */
  plugin([privacyRoutes], (routes, backend) => {
    routes.serve(privacyRoutes.policyHistory, backend.readPolicyHistory);
    routes.serve(privacyRoutes.policyVersion, backend.readPolicyVersion);
    routes.serve(privacyRoutes.publishPolicy, (caller, { rev, policy }) =>
      backend.publishPolicy(caller, { policy, version: rev ?? null }),
    );
  }),

  /** Campaigns for those who make them; the file travels apart from the form, each change under the campaign's `rev` (domain guide 6.16). */
  plugin([marketingRoutes], (routes, backend) => {
    routes.serve(marketingRoutes.listCampaigns, backend.listCampaigns);
    routes.serve(marketingRoutes.exportCampaigns, backend.exportCampaigns);
    routes.serve(marketingRoutes.createCampaign, backend.createCampaign);
    routes.serve(marketingRoutes.updateCampaign, backend.updateCampaign);
    routes.serve(marketingRoutes.uploadCampaignFile, backend.storeCampaignFile);
    routes.serve(marketingRoutes.removeCampaignFile, backend.removeCampaignFile);
    routes.serve(marketingRoutes.campaignFile, backend.readCampaignFile);
    routes.serve(marketingRoutes.campaignUsage, backend.readCampaignUsage);
  }),

  /** Support: finding people is open to all staff, helping them, reports and rights each need a right of their own (domain guide 6.17). */
  plugin([supportRoutes], (routes, backend) => {
    routes.serve(supportRoutes.supportUsers, backend.findUsers);
    routes.serve(supportRoutes.supportSearch, backend.searchPeople);
    routes.serve(supportRoutes.supportDesk, backend.readDesk);
    routes.serve(supportRoutes.supportPerson, backend.readPerson);
    routes.serve(supportRoutes.supportUsersExport, backend.exportUsers);
    routes.serve(supportRoutes.supportAction, backend.helpUser);
    routes.serve(supportRoutes.supportStep, backend.askStep);
    routes.serve(supportRoutes.supportTakeBackStep, backend.takeBackStep);
    routes.serve(supportRoutes.supportContact, backend.correctContact);
    routes.serve(supportRoutes.supportTakeBackContact, backend.takeBackContact);
    routes.serve(supportRoutes.supportReports, backend.listReports);
    routes.serve(supportRoutes.supportReportsExport, backend.exportReports);
    routes.serve(supportRoutes.supportReportStatus, backend.setReportStatus);
    routes.serve(supportRoutes.supportAnswer, backend.answerMessage);
    routes.serve(supportRoutes.supportStaff, backend.listStaff);
    routes.serve(supportRoutes.supportStaffExport, backend.exportStaff);
    routes.serve(supportRoutes.supportRights, backend.setRights);
  }),

  /** Seeing the portal as a user, and who did; begin and end set cookies, and taking the waiting session up again works by the cookie alone (SECURITY.md §2.9). */
  plugin([impersonationRoutes], (routes, backend) => {
    routes.serve(impersonationRoutes.startImpersonation, backend.startImpersonation);
    routes.serve(impersonationRoutes.endImpersonation, backend.endImpersonation);
    routes.serve(impersonationRoutes.waitingStaff, backend.readWaiting);
    routes.serve(impersonationRoutes.resumeStaff, backend.resumeStaff);
    routes.serve(impersonationRoutes.ownVisits, backend.listOwnVisits);
    routes.serve(impersonationRoutes.visits, backend.listVisits);
    routes.serve(impersonationRoutes.visitsExport, backend.exportVisits);
  }),

  /** The holidays that hours of all sites refer to (domain guide 6.5 "Holidays"). */
  plugin([holidaysRoutes], (routes, backend) => {
    routes.serve(holidaysRoutes.listHolidays, backend.listHolidays);
    routes.serve(holidaysRoutes.addHoliday, backend.addHoliday);
    routes.serve(holidaysRoutes.changeHoliday, backend.changeHoliday);
    routes.serve(holidaysRoutes.removeHoliday, backend.removeHoliday);
    routes.serve(holidaysRoutes.restoreHoliday, backend.restoreHoliday);
  }),

  /** The record, its export and the check of its chain, which is asked for part by part because it may be long (SECURITY.md §2.11). */
  plugin([auditRoutes], (routes, backend) => {
    routes.serve(auditRoutes.auditPage, backend.readAudit);
    routes.serve(auditRoutes.auditLine, backend.readAuditLine);
    routes.serve(auditRoutes.auditNew, backend.countNewAudit);
    routes.serve(auditRoutes.auditExport, backend.exportAudit);
    routes.serve(auditRoutes.startAuditExport, backend.startAuditExport);
    routes.serve(auditRoutes.auditChain, (caller, { after }) =>
      backend.checkAuditChain(caller, { after: after ?? 0 }),
    );
  }),
];
