import type { Transaction } from '#core/backend/unit-of-work.port.ts';
import { sqlAccountDraftRepository } from './account-draft.repository.ts';
import { sqlAccountSheetRepository } from './account-sheet.repository.ts';
import { sqlAccountInfoRepository } from './account-info.repository.ts';
import { sqlAccountLinkRepository } from './account-link.repository.ts';
import { sqlAccountListRepository } from './account-list.repository.ts';
import { sqlAccountGroupRepository } from './account-group.repository.ts';
import { sqlAccountRepository } from './account.repository.ts';
import { sqlActivityRepository } from './activity.repository.ts';
import { sqlAgreementRepository } from './agreement.repository.ts';
import { sqlAlarmRepository } from './alarm.repository.ts';
import { sqlNotifyRuleRepository } from './notify-rule.repository.ts';
import { sqlAnsweringMessageRepository } from './answering-message.repository.ts';
import { sqlAttentionRepository } from './attention.repository.ts';
import { sqlAuditRecordRepository } from './audit-record.repository.ts';
import { sqlAuditTrail, type AuditKeys } from './audit.repository.ts';
import { sqlBillingIntakeRepository } from './billing-intake.repository.ts';
import { sqlBillingRepository } from './billing.repository.ts';
import { sqlBrandingRepository } from './branding.repository.ts';
import { sqlBulkTestRepository } from './bulk-test.repository.ts';
import { sqlBusinessHoursRepository } from './business-hours.repository.ts';
import { sqlCampaignRepository } from './campaign.repository.ts';
import { sqlCertificateRepository } from './certificate.repository.ts';
import { sqlContactUsRepository } from './contact-us.repository.ts';
import { sqlContactRepository } from './contact.repository.ts';
import { sqlDeviceRepository } from './remembered-device.repository.ts';
import { sqlFigureRepository } from './figure.repository.ts';
import { sqlGateCodeRepository } from './gate-code.repository.ts';
import { sqlHolidayRepository } from './holiday.repository.ts';
import { sqlIdempotencyStore } from './idempotency.repository.ts';
import { sqlImpersonationRepository } from './impersonation.repository.ts';
import { sqlIntakeRepository } from './intake.repository.ts';
import { sqlJobRepository } from './job.repository.ts';
import { sqlLimitStore } from './limit.repository.ts';
import { sqlLibraryRepository } from './library.repository.ts';
import { sqlLiveRepository } from './live.repository.ts';
import { sqlMessageQueue } from './message-outbox.ts';
import { sqlNewSiteRepository } from './new-site.repository.ts';
import { sqlNewsRepository } from './news.repository.ts';
import { sqlNextSignInRepository } from './next-sign-in.repository.ts';
import { sqlNoticeRepository } from './notice.repository.ts';
import { sqlNumberBlockRepository } from './number-block.repository.ts';
import { sqlOnCallRepository } from './on-call.repository.ts';
import { sqlOneTimeStore } from './one-time.repository.ts';
import { sqlHistoryRepository } from './history.repository.ts';
import { sqlOpeningsRepository } from './openings.repository.ts';
import { sqlReceiverRepository } from './receiver.repository.ts';
import { sqlPanelRepository } from './panel.repository.ts';
import { sqlPasscodeRepository } from './passcode.repository.ts';
import { sqlPersonRepository } from './person.repository.ts';
import { sqlPortalImportRepository } from './portal-import.repository.ts';
import { sqlPortalPersonRepository } from './portal-person.repository.ts';
import { sqlPortalRecordRepository } from './portal-record.repository.ts';
import { sqlPortalUserRepository } from './portal-user.repository.ts';
import { sqlRecoveryRepository } from './recovery.repository.ts';
import { sqlRefreshRepository } from './refresh.repository.ts';
import { sqlRegistrationRepository } from './registration.repository.ts';
import { sqlRestoredRepository } from './restored.repository.ts';
import { sqlReportCodeRepository } from './report-code.repository.ts';
import { sqlReportLinkRepository } from './report-link.repository.ts';
import { sqlReportScheduleRepository } from './report-schedule.repository.ts';
import { sqlReportRepository } from './report.repository.ts';
import type { SqlTransaction } from './schema.ts';
import { sqlRequestRepository } from './request.repository.ts';
import { sqlRepeatStore } from './repeat.repository.ts';
import { sqlScheduleRepository } from './schedule.repository.ts';
import { sqlOutOfServiceRepository } from './out-of-service.repository.ts';
import { sqlServiceRequestRepository } from './service-request.repository.ts';
import { sqlSessionRepository } from './session.repository.ts';
import { sqlSignalRepository } from './signal.repository.ts';
import { sqlSilentAlarmRepository } from './silent-alarm.repository.ts';
import { sqlSiteRepository } from './site.repository.ts';
import { sqlSiteGroupRepository } from './site-group.repository.ts';
import { sqlSiteDataRepository } from './site-data.repository.ts';
import { sqlSitePasscodeRepository } from './site-passcode.repository.ts';
import { sqlSiteFileRepository } from './site-file.repository.ts';
import { sqlSiteTemplateRepository } from './site-template.repository.ts';
import { sqlSiteTestRepository } from './site-test.repository.ts';
import { sqlSsoRepository } from './sso.repository.ts';
import { sqlSupportPlaceRepository } from './support-place.repository.ts';
import { sqlSupervisionRepository } from './supervision.repository.ts';
import { sqlRoadmapRepository } from './roadmap.repository.ts';
import { sqlSupportRepository } from './support.repository.ts';
import { sqlZoneImportRepository } from './zone-import.repository.ts';
import { sqlZoneRepository } from './zone.repository.ts';

/** All repositories over one open transaction; none that a port adds to `Transaction` can be forgotten here. */
export const openRepositories = (tx: SqlTransaction, keys: AuditKeys) =>
  ({
    accounts: sqlAccountRepository(tx),
    accountGroups: sqlAccountGroupRepository(tx),
    portalUsers: sqlPortalUserRepository(tx),
    agreements: sqlAgreementRepository(tx),
    sessions: sqlSessionRepository(tx),
    refresh: sqlRefreshRepository(tx),
    repeats: sqlRepeatStore(tx),
    impersonations: sqlImpersonationRepository(tx),
    oneTime: sqlOneTimeStore(tx),
    limits: sqlLimitStore(tx),
    devices: sqlDeviceRepository(tx),
    messages: sqlMessageQueue(tx),
    nextSignIn: sqlNextSignInRepository(tx),
    notices: sqlNoticeRepository(tx),
    news: sqlNewsRepository(tx),
    accountDrafts: sqlAccountDraftRepository(tx),
    accountSheets: sqlAccountSheetRepository(tx),
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
    idempotency: sqlIdempotencyStore(tx),
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
    auditRecord: sqlAuditRecordRepository(tx, keys),
    audit: sqlAuditTrail(tx, keys),
  }) satisfies Transaction;
