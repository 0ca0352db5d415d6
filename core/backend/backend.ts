import type { BackendPorts } from './backend-ports.ts';
import { createAccount } from './account/account.use-cases.ts';
import { createAccountGroup } from './account-group/account-group.use-cases.ts';
import { createSharedViews } from './account-group/shared-views.use-cases.ts';
import { createAccountInfo } from './account-info/account-info.use-cases.ts';
import { createAccountLinks } from './account-links/account-links.use-cases.ts';
import { createAgreement } from './agreement/agreement.use-cases.ts';
import { createAlarms } from './alarms/alarms.use-cases.ts';
import { createAnsweringMessages } from './answering-messages/answering-messages.use-cases.ts';
import { createAutoNotify } from './auto-notify/auto-notify.use-cases.ts';
import { createAttention } from './attention/attention.use-cases.ts';
import { createAudit } from './audit/audit.use-cases.ts';
import { createBilling } from './billing/billing.use-cases.ts';
import { createBranding } from './branding/branding.use-cases.ts';
import { createBulkTests } from './bulk-tests/bulk-tests.use-cases.ts';
import { createBusinessHours } from './business-hours/business-hours.use-cases.ts';
import { createCaptcha } from './captcha/captcha.use-cases.ts';
import { createClassic } from './classic/classic.use-cases.ts';
import { createDecoder } from './decoder/decoder.use-cases.ts';
import { createOwnHistory } from './own-history/own-history.use-cases.ts';
import { createHistory } from './history/history.use-cases.ts';
import { createHolidays } from './holidays/holidays.use-cases.ts';
import { createContactUs } from './contact-us/contact-us.use-cases.ts';
import { createContacts } from './contacts/contacts.use-cases.ts';
import { createHome } from './home/home.use-cases.ts';
import { createImpersonation } from './impersonation/impersonation.use-cases.ts';
import { createIntake } from './intake/intake.use-cases.ts';
import { JOB_KINDS } from './job-kinds.ts';
import { createJobs } from './jobs/jobs.use-cases.ts';
import { createKnowledgeBase } from './knowledge-base/knowledge-base.use-cases.ts';
import { createLibrary } from './library/library.use-cases.ts';
import { createLive } from './live/live.use-cases.ts';
import { createLogin } from './login/login.use-cases.ts';
import { createMarketing } from './marketing/marketing.use-cases.ts';
import { createMfa } from './mfa/mfa.use-cases.ts';
import { createNewAccounts } from './new-account/new-accounts.use-cases.ts';
import { createNews } from './news/news.use-cases.ts';
import { createNotices } from './notices/notices.use-cases.ts';
import { createNotifications } from './notifications/notifications.use-cases.ts';
import { createOnCall } from './on-call/on-call.use-cases.ts';
import { createOpenings } from './openings/openings.use-cases.ts';
import { createPanelInfo } from './panel-info/panel-info.use-cases.ts';
import { createPasscodes } from './passcodes/passcodes.use-cases.ts';
import { createPrivacy } from './privacy/privacy.use-cases.ts';
import { createProfile } from './profile/profile.use-cases.ts';
import { createProvisioning } from './provisioning/provisioning.use-cases.ts';
import { createRecovery } from './recovery/recovery.use-cases.ts';
import { createRegistration } from './registration/registration.use-cases.ts';
import { createRememberedDevices } from './remembered-devices/remembered-devices.use-cases.ts';
import { createReportLinks } from './report-links/report-links.use-cases.ts';
import { createReports } from './reports/reports.use-cases.ts';
import { createRequests } from './requests/requests.use-cases.ts';
import { createResources } from './resources/resources.use-cases.ts';
import { createRoadmap } from './roadmap/roadmap.use-cases.ts';
import { createSchedules } from './schedules/schedules.use-cases.ts';
import { createSession } from './session/session.use-cases.ts';
import { createSignals } from './receivers/signals.use-cases.ts';
import { createSilentAlarms } from './silent-alarms/silent-alarms.use-cases.ts';
import { createAccountList } from './sites/account-list.use-cases.ts';
import { createDataSheets } from './sites/data-sheets.use-cases.ts';
import { createSiteFile } from './site-file/site-file.use-cases.ts';
import { createSiteTemplates } from './sites/site-templates.use-cases.ts';
import { createSites } from './sites/sites.use-cases.ts';
import { createSso } from './sso/sso.use-cases.ts';
import { createSupportPlace } from './support/support-place.use-cases.ts';
import { createTestsOnSite } from './tests-on-site/tests-on-site.use-cases.ts';
import { createSupport } from './support/support.use-cases.ts';
import { createZones } from './zones/zones.use-cases.ts';

/** Creates all use cases of the back end from their ports, as one object per feature folder. */
export const createBackend = (ports: BackendPorts) => ({
  account: createAccount(ports),
  accountGroup: createAccountGroup(ports),
  accountLinks: createAccountLinks(ports),
  agreement: createAgreement(ports),
  alarms: createAlarms(ports),
  answeringMessages: createAnsweringMessages(ports),
  autoNotify: createAutoNotify(ports),
  attention: createAttention(ports),
  audit: createAudit(ports),
  billing: createBilling(ports),
  branding: createBranding(ports),
  bulkTests: createBulkTests(ports),
  businessHours: createBusinessHours(ports),
  captcha: createCaptcha(ports),
  classic: createClassic(ports),
  decoder: createDecoder(ports),
  history: createHistory(ports),
  ownHistory: createOwnHistory(ports),
  holidays: createHolidays(ports),
  contacts: createContacts(ports),
  contactUs: createContactUs(ports),
  home: createHome(ports),
  impersonation: createImpersonation(ports),
  intake: createIntake(ports),
  jobs: createJobs(ports, JOB_KINDS),
  knowledgeBase: createKnowledgeBase(ports),
  library: createLibrary(ports),
  live: createLive(ports),
  login: createLogin(ports),
  marketing: createMarketing(ports),
  mfa: createMfa(ports),
  newAccounts: createNewAccounts(ports),
  news: createNews(ports),
  notices: createNotices(ports),
  notifications: createNotifications(ports),
  onCall: createOnCall(ports),
  openings: createOpenings(ports),
  panelInfo: createPanelInfo(ports),
  passcodes: createPasscodes(ports),
  privacy: createPrivacy(ports),
  profile: createProfile(ports),
  provisioning: createProvisioning(ports),
  recovery: createRecovery(ports),
  registration: createRegistration(ports),
  rememberedDevices: createRememberedDevices(ports),
  reportLinks: createReportLinks(ports),
  reports: createReports(ports),
  requests: createRequests(ports),
  resources: createResources(ports),
  roadmap: createRoadmap(ports),
  schedules: createSchedules(ports),
  session: createSession(ports),
  sharedViews: createSharedViews(ports),
  signals: createSignals(ports),
  silentAlarms: createSilentAlarms(ports),
  sites: createSites(ports),
  siteFile: createSiteFile(ports),
  siteTemplates: createSiteTemplates(ports),
  dataSheets: createDataSheets(ports),
  accountInfo: createAccountInfo(ports),
  accountList: createAccountList(ports),
  sso: createSso(ports),
  support: createSupport(ports),
  supportPlace: createSupportPlace(ports),
  testsOnSite: createTestsOnSite(ports),
  zones: createZones(ports),
});

export type Backend = ReturnType<typeof createBackend>;
