import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import { sqlAccountDraftRepository } from './new-account/account-draft.repository.ts';
import { sqlAccountSpreadsheetRepository } from './new-account/account-spreadsheet.repository.ts';
import { sqlAccountInfoRepository } from './account-info/account-info.repository.ts';
import { sqlAccountLinkRepository } from './account-links/account-link.repository.ts';
import { sqlAccountListRepository } from './sites/account-list.repository.ts';
import { sqlAccountGroupRepository } from './account-group/account-group.repository.ts';
import { sqlAccountRepository } from './account/account.repository.ts';
import { sqlActivityRepository } from './history/activity.repository.ts';
import { sqlAgreementRepository } from './agreement/agreement.repository.ts';
import { sqlAlarmRepository } from './alarms/alarm.repository.ts';
import { sqlNotifyRuleRepository } from './auto-notify/notify-rule.repository.ts';
import { sqlAnsweringMessageRepository } from './answering-messages/answering-message.repository.ts';
import { sqlAttentionRepository } from './attention/attention.repository.ts';
import { sqlAuditLogRepository } from './audit/audit-log.repository.ts';
import { sqlAuditRepository, type AuditKeys } from './audit/audit.repository.ts';
import { sqlBillingIntakeRepository } from './billing/billing-intake.repository.ts';
import { sqlBillingRepository } from './billing/billing.repository.ts';
import { sqlBrandingRepository } from './branding/branding.repository.ts';
import { sqlBulkTestRepository } from './bulk-tests/bulk-test.repository.ts';
import { sqlBusinessHoursRepository } from './business-hours/business-hours.repository.ts';
import { sqlCampaignRepository } from './marketing/campaign.repository.ts';
import { sqlCertificateRepository } from './account-info/certificate.repository.ts';
import { sqlContactUsRepository } from './contact-us/contact-us.repository.ts';
import { sqlContactRepository } from './contacts/contact.repository.ts';
import { sqlRememberedDeviceRepository } from './remembered-devices/remembered-device.repository.ts';
import { sqlFigureRepository } from './home/figure.repository.ts';
import { sqlGateCodeRepository } from './account-info/gate-code.repository.ts';
import { sqlHolidayRepository } from './holidays/holiday.repository.ts';
import { sqlIdempotencyRepository } from './idempotency.repository.ts';
import { sqlImpersonationRepository } from './impersonation/impersonation.repository.ts';
import { sqlIntakeRepository } from './intake/intake.repository.ts';
import { sqlJobRepository } from './jobs/job.repository.ts';
import { sqlLimitRepository } from './limits/limit.repository.ts';
import { sqlLibraryRepository } from './library/library.repository.ts';
import { sqlLiveRepository } from './live/live.repository.ts';
import { sqlMessageQueue } from './messages/message-outbox.ts';
import { sqlNewSiteRepository } from './new-account/new-site.repository.ts';
import { sqlNewsRepository } from './news/news.repository.ts';
import { sqlNextSignInRepository } from './login/next-sign-in.repository.ts';
import { sqlNoticeRepository } from './notices/notice.repository.ts';
import { sqlNotificationRepository } from './notifications/notification.repository.ts';
import { sqlNumberBlockRepository } from './new-account/number-block.repository.ts';
import { sqlOnCallRepository } from './on-call/on-call.repository.ts';
import { sqlOneTimeRepository } from './mfa/one-time.repository.ts';
import { sqlHistoryRepository } from './history/history.repository.ts';
import { sqlOpeningsRepository } from './openings/openings.repository.ts';
import { sqlReceiverRepository } from './signals/receiver.repository.ts';
import { sqlPanelRepository } from './panel-info/panel.repository.ts';
import { sqlPasscodeRepository } from './passcodes/passcode.repository.ts';
import { sqlPersonRepository } from './provisioning/person.repository.ts';
import { sqlPortalImportRepository } from './provisioning/portal-import.repository.ts';
import { sqlPortalPersonRepository } from './provisioning/portal-person.repository.ts';
import { sqlPortalRecordRepository } from './provisioning/portal-record.repository.ts';
import { sqlPortalUserRepository } from './account-group/portal-user.repository.ts';
import { sqlRecoveryRepository } from './recovery/recovery.repository.ts';
import { sqlRefreshRepository } from './session/refresh.repository.ts';
import { sqlRegistrationRepository } from './registration/registration.repository.ts';
import { sqlRestoredRepository } from './restored/restored.repository.ts';
import { sqlReportCodeRepository } from './report-links/report-code.repository.ts';
import { sqlReportLinkRepository } from './report-links/report-link.repository.ts';
import { sqlReportScheduleRepository } from './reports/report-schedule.repository.ts';
import { sqlReportRepository } from './reports/report.repository.ts';
import type { SqlTransaction } from './schema.ts';
import { sqlRequestRepository } from './requests/request.repository.ts';
import { sqlRepeatRepository } from './repeats/repeat.repository.ts';
import { sqlScheduleRepository } from './schedules/schedule.repository.ts';
import { sqlOutOfServiceRepository } from './site-file/out-of-service.repository.ts';
import { sqlSharedViewRepository } from './account-group/shared-view.repository.ts';
import { sqlServiceRequestRepository } from './panel-info/service-request.repository.ts';
import { sqlSessionRepository } from './session/session.repository.ts';
import { sqlSignalRepository } from './signals/signal.repository.ts';
import { sqlSilentAlarmRepository } from './silent-alarms/silent-alarm.repository.ts';
import { sqlSiteRepository } from './sites/site.repository.ts';
import { sqlSiteGroupRepository } from './provisioning/site-group.repository.ts';
import { sqlSiteDataRepository } from './sites/site-data.repository.ts';
import { sqlSiteEditingRepository } from './sites/site-editing.repository.ts';
import { sqlSitePasscodeRepository } from './passcodes/site-passcode.repository.ts';
import { sqlSiteFileRepository } from './site-file/site-file.repository.ts';
import { sqlSiteTemplateRepository } from './sites/site-template.repository.ts';
import { sqlSiteTestRepository } from './tests-on-site/site-test.repository.ts';
import { sqlSsoRepository } from './sso/sso.repository.ts';
import { sqlSupportPlaceRepository } from './support/support-place.repository.ts';
import { sqlSupervisionRepository } from './schedules/supervision.repository.ts';
import { sqlRoadmapRepository } from './roadmap/roadmap.repository.ts';
import { sqlSupportRepository } from './support/support.repository.ts';
import { sqlZoneImportRepository } from './zones/zone-import.repository.ts';
import { sqlZoneRepository } from './zones/zone.repository.ts';

/** Creates all repositories over one open transaction. The type check fails if a repository of `Transaction` is missing. */
export const openRepositories = (tx: SqlTransaction, keys: AuditKeys) =>
  ({
    accounts: sqlAccountRepository(tx),
    accountGroups: sqlAccountGroupRepository(tx),
    portalUsers: sqlPortalUserRepository(tx),
    sharedViews: sqlSharedViewRepository(tx),
    agreements: sqlAgreementRepository(tx),
    sessions: sqlSessionRepository(tx),
    refresh: sqlRefreshRepository(tx),
    repeats: sqlRepeatRepository(tx),
    impersonations: sqlImpersonationRepository(tx),
    oneTime: sqlOneTimeRepository(tx),
    limits: sqlLimitRepository(tx),
    devices: sqlRememberedDeviceRepository(tx),
    messages: sqlMessageQueue(tx),
    nextSignIn: sqlNextSignInRepository(tx),
    notices: sqlNoticeRepository(tx),
    notifications: sqlNotificationRepository(tx),
    news: sqlNewsRepository(tx),
    accountDrafts: sqlAccountDraftRepository(tx),
    accountSheets: sqlAccountSpreadsheetRepository(tx),
    newSites: sqlNewSiteRepository(tx),
    numberBlocks: sqlNumberBlockRepository(tx),
    figures: sqlFigureRepository(tx),
    sites: sqlSiteRepository(tx),
    siteGroups: sqlSiteGroupRepository(tx),
    people: sqlPersonRepository(tx),
    portalPeople: sqlPortalPersonRepository(tx),
    portalImports: sqlPortalImportRepository(tx),
    portalRecords: sqlPortalRecordRepository(tx),
    holidays: sqlHolidayRepository(tx),
    siteData: sqlSiteDataRepository(tx),
    siteEditing: sqlSiteEditingRepository(tx),
    siteFiles: sqlSiteFileRepository(tx),
    siteTemplates: sqlSiteTemplateRepository(tx),
    siteTests: sqlSiteTestRepository(tx),
    certificates: sqlCertificateRepository(tx),
    gateCodes: sqlGateCodeRepository(tx),
    openings: sqlOpeningsRepository(tx),
    history: sqlHistoryRepository(tx),
    passcodes: sqlPasscodeRepository(tx),
    sitePasscodes: sqlSitePasscodeRepository(tx),
    panels: sqlPanelRepository(tx),
    schedules: sqlScheduleRepository(tx),
    outOfServiceEntries: sqlOutOfServiceRepository(tx),
    serviceRequests: sqlServiceRequestRepository(tx),
    links: sqlAccountLinkRepository(tx),
    accountInfo: sqlAccountInfoRepository(tx),
    requests: sqlRequestRepository(tx),
    contacts: sqlContactRepository(tx),
    notifyRules: sqlNotifyRuleRepository(tx),
    answeringMessages: sqlAnsweringMessageRepository(tx),
    contactUs: sqlContactUsRepository(tx),
    roadmap: sqlRoadmapRepository(tx),
    activity: sqlActivityRepository(tx),
    alarms: sqlAlarmRepository(tx),
    attention: sqlAttentionRepository(tx),
    signals: sqlSignalRepository(tx),
    silentAlarms: sqlSilentAlarmRepository(tx),
    receivers: sqlReceiverRepository(tx),
    restored: sqlRestoredRepository(tx),
    intake: sqlIntakeRepository(tx),
    idempotency: sqlIdempotencyRepository(tx),
    sso: sqlSsoRepository(tx),
    support: sqlSupportRepository(tx),
    supportPlace: sqlSupportPlaceRepository(tx),
    supervision: sqlSupervisionRepository(tx),
    recoveries: sqlRecoveryRepository(tx),
    registrations: sqlRegistrationRepository(tx),
    jobs: sqlJobRepository(tx),
    reports: sqlReportRepository(tx),
    reportSchedules: sqlReportScheduleRepository(tx),
    reportCodes: sqlReportCodeRepository(tx),
    reportLinks: sqlReportLinkRepository(tx),
    onCall: sqlOnCallRepository(tx),
    businessHours: sqlBusinessHoursRepository(tx),
    campaigns: sqlCampaignRepository(tx),
    library: sqlLibraryRepository(tx),
    live: sqlLiveRepository(tx),
    billing: sqlBillingRepository(tx),
    billingIntake: sqlBillingIntakeRepository(tx),
    branding: sqlBrandingRepository(tx),
    bulkTests: sqlBulkTestRepository(tx),
    accountList: sqlAccountListRepository(tx),
    zones: sqlZoneRepository(tx),
    zoneImports: sqlZoneImportRepository(tx),
    auditLog: sqlAuditLogRepository(tx, keys),
    audit: sqlAuditRepository(tx, keys),
  }) satisfies Transaction;
