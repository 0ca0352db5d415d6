import { CERTIFIED } from '#adapters/server/demo/write-account-info.ts';
import { AUDIT_JOB } from '#core/audit/audit-list.ts';
import { demoId } from '#adapters/server/demo/demo-id.ts';
import type { Look, Params } from './stride.ts';
import { LOOKS_AT_ANSWERING } from './walk-answering.ts';
import { LOOKS_AT_RULES } from './walk-auto-notify.ts';
import { LOOKS_AT_ON_CALL } from './walk-on-call.ts';
import { LOOKS_AT_HISTORY } from './walk-history.ts';
import { LOOKS_AT_DESK } from './walk-library.ts';
import { runOfWalk } from './walk-accounts.ts';
import { panelsOfWalk } from './walk-panels.ts';
import { importOfWalk } from './walk-provisioning.ts';
import { invoiceOfWalk, PAYER } from './walk-billing.ts';
import { LOOKS_AT_REPORT_LINKS } from './walk-report-links.ts';
import { reportOfWalk } from './walk-reports.ts';
import { requestOfWalk } from './walk-requests.ts';
import { CREATOR, draftOfWalk, spreadsheetOfWalk } from './walk-new-accounts.ts';
import { schedulesOfWalk } from './walk-schedules.ts';
import { documentOfWalk, OPENER, templateOfWalk } from './walk-sites.ts';
import { siteOfWalk, testOfWalk } from './walk-tests.ts';
import type { Walker } from './walker.ts';

const ADMIN = 'staff.admin';
const EDITOR = 'staff.limited';
const HELPER = 'priya.nair';
const NEWCOMER = 'dealer.steps';
const DEALER = 'dealer.limited';
const CUSTOMER = 'owner@example.com';
const BROWSER = { variant: 'dealer' } as const;
/** Id of a demo campaign with a file. */
const FLYER = demoId(9100);

const look = (operationId: string, actor: string, query?: Params): Look => ({
  operationId,
  actor,
  ...(query !== undefined && { query }),
});
const open = (operationId: string, query?: Params): Look => ({
  operationId,
  actor: null,
  from: BROWSER,
  ...(query !== undefined && { query }),
});

const news = (walker: Walker) => ({ newsId: walker.said('createNews', 'newsId') });
const campaign = (walker: Walker) => ({ id: walker.said('createCampaign', 'id') });
const job = (walker: Walker) => ({ id: walker.said('startAuditExport', 'id') });

const siteNum = async (walker: Walker): Promise<string> => {
  const site = await walker.read<{ siteNum: number }>(DEALER, 'device/xmit/details?xmit=HP2210');
  return String(site.siteNum);
};

const alarmOfWalk = async (walker: Walker) => {
  const sn = await siteNum(walker);
  const { open } = await walker.read<{ open: readonly { alarmNum: number }[] }>(
    DEALER,
    `site/${sn}/alarms`,
  );
  return { sn, num: String(open[0]?.alarmNum) };
};

/** Read requests whose data exists only at one point of the walk. */
const ON_THE_WAY: readonly Look[] = [
  { ...look('contactMethods', NEWCOMER), before: 'requestCode' },
  { ...look('codeDeparture', NEWCOMER), before: 'requestCode' },
  { ...look('securityQuestions', NEWCOMER), before: 'saveSecurityAnswers' },
  { ...look('terms', NEWCOMER), before: 'acceptTerms' },
  { ...look('readNews', EDITOR), params: news, before: 'removeNewsDocument' },
  { ...look('newsDocument', EDITOR), params: news, before: 'removeNewsDocument' },
  { ...look('campaignFile', ADMIN), params: campaign, before: 'removeCampaignFile' },
  { ...look('campaignUsage', ADMIN), params: campaign, before: 'removeCampaignFile' },
  { ...look('waitingStaff', HELPER), before: 'resumeStaff' },
  { ...look('siteDocument', DEALER), params: documentOfWalk, before: 'removeDocument' },
  { ...look('accountDraft', CREATOR), params: draftOfWalk, before: 'keepDraftTemplate' },
  { ...look('siteTemplate', OPENER), params: templateOfWalk, before: 'removeSiteTemplate' },
  { ...look('listJobs', ADMIN, { kind: AUDIT_JOB }), before: 'cancelJob' },
  { ...look('readJob', ADMIN), params: job, before: 'cancelJob' },
];

const OPEN: readonly Look[] = [
  open('clientIp'),
  open('statusBanner'),
  open('dealerBranding', { siteGroup: '4471' }),
  open('health'),
  open('healthLive'),
  open('healthReady'),
  open('captchaTask', { action: 'forgotUsername' }),
  open('ssoTenant', { teamDomain: 'harbor' }),
  open('privacyPolicy'),
];

/** Returns the customer's favorite site. */
const siteOfCustomer = async (walker: Walker): Promise<{ sn: string }> => {
  const { links } = await walker.read<{ links: readonly { siteNum: number }[] }>(
    CUSTOMER,
    'msa/accountLinks',
  );
  return { sn: String(links[0]?.siteNum) };
};

const OWN: readonly Look[] = [
  look('accountMe', DEALER),
  look('loginRequirements', DEALER),
  look('dealerHome', DEALER),
  look('dealerVolume', DEALER),
  look('dealerAlarms', DEALER),
  look('attention', DEALER, { show: 'everybody' }),
  look('notifications', DEALER),
  look('ownSessions', DEALER),
  look('contactDeparture', DEALER),
  look('rememberedDevices', NEWCOMER),
  look('ownVisits', DEALER),
  look('activeNews', DEALER),
  look('listResources', DEALER),
  { ...look('resourceFile', DEALER), params: () => ({ id: FLYER }) },
  look('searchSites', DEALER, { text: 'harbor' }),
  look('transmitterDetails', DEALER, { xmit: 'HP2210' }),
  { ...look('siteInfo', DEALER), params: async (walker) => ({ sn: await siteNum(walker) }) },
  {
    ...look('siteEditors', DEALER, { isEditing: 'true' }),
    params: async (walker) => ({ sn: await siteNum(walker) }),
  },
  { ...look('groupOfSite', DEALER), params: async (walker) => ({ sn: await siteNum(walker) }) },
  { ...look('dataSheet', DEALER), params: async (walker) => ({ sn: await siteNum(walker) }) },
  { ...look('siteContacts', DEALER), params: async (walker) => ({ sn: await siteNum(walker) }) },
  {
    ...look('contactCopyTargets', DEALER),
    params: async (walker) => ({ sn: await siteNum(walker) }),
  },
  {
    ...look('exportContacts', DEALER, { format: 'csv' }),
    params: async (walker) => ({ sn: await siteNum(walker) }),
  },
  {
    ...look('callOrderSheet', DEALER, { kind: 'fire' }),
    params: async (walker) => ({ sn: await siteNum(walker) }),
  },
  { ...look('siteZones', DEALER), params: panelsOfWalk },
  { ...look('exportZones', DEALER, { format: 'csv' }), params: panelsOfWalk },
  { ...look('zoneLabel', DEALER), params: panelsOfWalk },
  { ...look('siteSchedules', DEALER), params: schedulesOfWalk },
  { ...look('siteAlarms', DEALER), params: async (walker) => ({ sn: await siteNum(walker) }) },
  { ...look('siteAlarm', DEALER), params: alarmOfWalk },
  { ...look('siteOpenings', DEALER), params: siteOfWalk },
  ...LOOKS_AT_ANSWERING,
  ...LOOKS_AT_RULES,
  ...LOOKS_AT_HISTORY,
  ...LOOKS_AT_ON_CALL,
  ...LOOKS_AT_DESK,
  { ...look('siteTests', DEALER), params: siteOfWalk },
  { ...look('siteTestCoverage', DEALER), params: siteOfWalk },
  { ...look('testResults', DEALER), params: testOfWalk },
  { ...look('testResultSheet', DEALER), params: testOfWalk },
  look('sharedViews', DEALER),
  look('siteTemplates', DEALER),
  { ...look('siteFile', DEALER), params: panelsOfWalk },
  { ...look('siteChanges', DEALER), params: panelsOfWalk },
  look('listRequests', DEALER),
  { ...look('readRequest', DEALER), params: requestOfWalk },
  look('exportRequests', DEALER, { format: 'csv' }),
  look('readBilling', PAYER),
  look('listInvoices', PAYER),
  look('exportInvoices', PAYER, { format: 'csv' }),
  { ...look('readInvoice', PAYER), params: invoiceOfWalk },
  { ...look('listInvoiceLines', PAYER), params: invoiceOfWalk },
  { ...look('invoiceFile', PAYER, { format: 'pdf' }), params: invoiceOfWalk },
  look('listPayments', PAYER),
  look('exportPayments', PAYER, { format: 'csv' }),
  look('listBilledAccounts', PAYER),
  ...LOOKS_AT_REPORT_LINKS,
  look('listCompletedReports', DEALER),
  look('exportCompletedReports', DEALER, { format: 'csv' }),
  look('listReportSchedules', DEALER),
  { ...look('reportFile', DEALER), before: 'askForReport', params: reportOfWalk },
  look('listAccounts', DEALER),
  look('countAccounts', DEALER, { state: 'trouble' }),
  look('missingData', DEALER, { state: 'trouble' }),
  look('exportAccounts', DEALER, { format: 'csv' }),
  look('checkManyTests', DEALER, { category: 'Technician test', length: '7200000' }),
  { ...look('readManyTests', DEALER), params: runOfWalk },
  look('accountStart', CREATOR),
  { ...look('accountSheet', CREATOR), params: spreadsheetOfWalk },
  { ...look('refusedSheetRows', CREATOR), params: spreadsheetOfWalk },
  look('nearAgencies', CREATOR, { city: 'Port Alder', region: 'CT', postalCode: '' }),
  look('similarSites', CREATOR, { street: '210 Ropewalk Lane', postalCode: '04101' }),
  look('favoriteSites', DEALER),
  look('recentSites', DEALER),
  look('liveStream', DEALER),
  look('msaMe', CUSTOMER),
  look('consumerHome', CUSTOMER),
  look('accountLinks', CUSTOMER),
  { ...look('panelInfo', CUSTOMER), params: panelsOfWalk },
  { ...look('accountInfo', CUSTOMER), params: siteOfCustomer },
  { ...look('sitePasscodes', CUSTOMER), params: siteOfCustomer },
  { ...look('alarmCertificate', CUSTOMER), params: siteOfCustomer },
  { ...look('checkCertificate', EDITOR), params: () => ({ number: CERTIFIED.number }) },
];

const OF_STAFF: readonly Look[] = [
  look('staffHome', ADMIN),
  look('listSilentAlarms', ADMIN),
  {
    ...open('fetchSilentAlarms'),
    receiverKey: (walker) => walker.receiverKey('signals'),
  },
  look('listHolidays', HELPER),
  look('accountGroup', 'omar.haddad'),
  look('brandingDesk', 'omar.haddad'),
  look('brandingVersions', 'omar.haddad'),
  look('brandingSample', 'omar.haddad'),
  look('portalUsers', 'omar.haddad'),
  look('portalUsersExport', 'omar.haddad', { format: 'csv' }),
  look('newsPage', EDITOR, { page: '1', size: '25' }),
  look('editedBanner', EDITOR),
  look('bannerVersions', EDITOR),
  look('policyHistory', ADMIN),
  { ...look('policyVersion', ADMIN), params: () => ({ version: '1' }) },
  look('provisioning', ADMIN),
  { ...look('refusedPortalLines', ADMIN), params: importOfWalk },
  look('newestPortalImport', ADMIN),
  { ...look('groupNumber', ADMIN), params: () => ({ num: '4471' }) },
  look('termsHistory', ADMIN),
  { ...look('termsVersion', ADMIN), params: () => ({ version: '1' }) },
  {
    ...look('personAccess', ADMIN),
    params: (walker) => ({ id: walker.idOf('dealer.classic') }),
  },
  look('listCampaigns', ADMIN),
  look('exportCampaigns', ADMIN, { format: 'csv' }),
  look('visits', ADMIN),
  look('visitsExport', ADMIN, { format: 'csv' }),
  look('supportUsers', ADMIN, { text: 'dealer', page: '1', size: '25' }),
  look('supportSearch', ADMIN, { text: 'dealer' }),
  look('supportDesk', ADMIN, { lately: demoId(201) }),
  {
    ...look('supportPerson', ADMIN),
    params: (walker) => ({ accountId: walker.idOf('dealer.classic') }),
  },
  look('supportUsersExport', ADMIN, { text: 'dealer', format: 'csv' }),
  look('supportReports', ADMIN, { page: '1', size: '25' }),
  look('supportReportsExport', ADMIN, { format: 'csv' }),
  look('supportStaff', ADMIN),
  look('supportStaffExport', ADMIN, { format: 'csv' }),
  look('listStaffRequests', ADMIN),
  { ...look('readStaffRequest', ADMIN), params: requestOfWalk },
  look('exportStaffRequests', ADMIN, { format: 'csv' }),
  look('auditPage', ADMIN, { size: '25' }),
  { ...look('auditLine', ADMIN), params: () => ({ seq: '1' }) },
  look('auditNew', ADMIN, { after: '1' }),
  look('auditExport', ADMIN, { format: 'csv' }),
  look('auditChain', ADMIN),
  {
    ...look('jobFile', ADMIN),
    params: async (walker) => {
      const answer = await walker.take({
        operationId: 'startAuditExport',
        actor: ADMIN,
        body: () => ({}),
      });
      await walker.work();
      return { id: answer.json<{ id: string }>().id };
    },
  },
];

/** Every read operation, each called once by a user with access to it. */
export const LOOKS: readonly Look[] = [...ON_THE_WAY, ...OPEN, ...OWN, ...OF_STAFF];
