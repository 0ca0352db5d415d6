import { people } from './0001-0050/0001-people.ts';
import { sites } from './0001-0050/0002-sites.ts';
import { sessions } from './0001-0050/0003-sessions.ts';
import { secrets } from './0001-0050/0004-secrets.ts';
import { records } from './0001-0050/0005-records.ts';
import { siteDetails } from './0001-0050/0006-site-details.ts';
import { peopleAtWork } from './0001-0050/0007-people-at-work.ts';
import { waysIn } from './0001-0050/0008-ways-in.ts';
import { singleSignOn } from './0001-0050/0009-single-sign-on.ts';
import { staffRights } from './0001-0050/0010-staff-rights.ts';
import { impersonation } from './0001-0050/0011-impersonation.ts';
import { news } from './0001-0050/0012-news.ts';
import { providerNotices } from './0001-0050/0013-provider-notices.ts';
import { support } from './0001-0050/0014-support.ts';
import { marketing } from './0001-0050/0015-marketing.ts';
import { jobs } from './0001-0050/0016-jobs.ts';
import { announcedChanges } from './0001-0050/0017-announced-changes.ts';
import { siteText } from './0001-0050/0018-site-words.ts';
import { limitWindows } from './0001-0050/0019-limit-windows.ts';
import { nextSignIn } from './0001-0050/0020-next-sign-in.ts';
import { bannerVersions } from './0001-0050/0021-banner-versions.ts';
import { keptCalls } from './0001-0050/0023-kept-calls.ts';
import { sessionOrigin } from './0001-0050/0024-session-origin.ts';
import { lookKeys } from './0001-0050/0025-look-keys.ts';
import { livingSites } from './0001-0050/0026-living-sites.ts';
import { liveFeed } from './0001-0050/0027-live-feed.ts';
import { siteTests } from './0001-0050/0028-site-tests.ts';
import { accountInfo } from './0001-0050/0029-account-info.ts';
import { contacts } from './0001-0050/0030-contacts.ts';
import { panelService } from './0001-0050/0031-panel-service.ts';
import { schedules } from './0001-0050/0032-schedules.ts';
import { passcodes } from './0001-0050/0033-passcodes.ts';
import { heldBack } from './0001-0050/0034-held-back.ts';
import { laterNotices } from './0001-0050/0035-later-notices.ts';
import { contactOrder } from './0001-0050/0036-contact-order.ts';
import { zoneLists } from './0001-0050/0037-zone-lists.ts';
import { looksAtCodes } from './0001-0050/0038-looks-at-codes.ts';
import { supervisedHours } from './0001-0050/0039-supervised-hours.ts';
import { heldHours } from './0001-0050/0040-held-hours.ts';
import { supervision } from './0001-0050/0041-supervision.ts';
import { keptHolidays } from './0001-0050/0042-kept-holidays.ts';
import { suspensions } from './0001-0050/0043-suspensions.ts';
import { accountLists } from './0001-0050/0044-account-lists.ts';
import { readHistory } from './0001-0050/0045-read-history.ts';
import { attention } from './0001-0050/0046-attention.ts';
import { accountGroups } from './0001-0050/0047-account-groups.ts';
import { dashboardFigures } from './0001-0050/0048-dashboard-figures.ts';
import { siteTemplates } from './0001-0050/0049-site-templates.ts';
import { requests } from './0001-0050/0050-requests.ts';
import { numberBlocks } from './0051-number-blocks.ts';
import { newAccounts } from './0052-new-accounts.ts';
import { siteFile } from './0053-site-file.ts';
import { branding } from './0054-branding.ts';
import { accountSheets } from './0055-account-sheets.ts';
import { quickLists } from './0056-quick-lists.ts';
import { outOfServiceEntries } from './0057-out-of-service.ts';
import { quickReads } from './0058-quick-reads.ts';
import { answeringMessages } from './0059-answering-messages.ts';
import { autoNotify } from './0060-auto-notify.ts';
import { onCall } from './0061-on-call.ts';
import { businessHours } from './0062-business-hours.ts';
import { reports } from './0063-reports.ts';
import { reportLinks } from './0064-report-links.ts';
import { contactUsAndRoadmap } from './0065-contact-us-and-roadmap.ts';
import { library } from './0066-library.ts';
import { billing } from './0067-billing.ts';
import { reportCodes } from './0068-report-codes.ts';
import { reportsInParts } from './0069-reports-in-parts.ts';
import { quickMessages } from './0070-quick-messages.ts';
import { portalImports } from './0071-portal-imports.ts';
import { provisioning } from './0072-provisioning.ts';
import { messageFailures } from './0073-message-failures.ts';
import { recordAnchor } from './0074-record-anchor.ts';
import { onCallEnd } from './0075-on-call-end.ts';
import { alarmPoints } from './0076-alarm-points.ts';
import { silentAlarms } from './0077-silent-alarms.ts';
import { signalIntake } from './0078-signal-intake.ts';
import { countedByContent } from './0079-counted-by-content.ts';
import { siteCreated } from './0080-site-created.ts';
import { receiverPurpose } from './0081-receiver-purpose.ts';
import { forcedTests } from './0082-forced-tests.ts';
import { addressesAndZeros } from './0083-addresses-and-zeros.ts';
import { zonesLastSignals } from './0084-zones-last-signals.ts';
import { notifications } from './0086-notifications.ts';
import { temporaryWeekdays } from './0087-temporary-weekdays.ts';
import { sharedViews } from './0088-shared-views.ts';
import { siteEditing } from './0089-site-editing.ts';
import { boundedIntake } from './0085-bounded-intake.ts';
import { mapPoint } from './0090-map-point.ts';
import { notifyRuleCreated } from './0091-notify-rule-created.ts';
import type { Migration } from './migration.ts';

/** All migrations in order. New migrations are added at the end; released migrations are never edited. */
export const MIGRATIONS: readonly Migration[] = [
  people,
  sites,
  sessions,
  secrets,
  records,
  siteDetails,
  peopleAtWork,
  waysIn,
  singleSignOn,
  staffRights,
  impersonation,
  news,
  providerNotices,
  support,
  marketing,
  jobs,
  announcedChanges,
  siteText,
  limitWindows,
  nextSignIn,
  bannerVersions,
  {
    num: 22,
    name: 'browser of a rotation',
    statements: [`alter table refresh_family add column rotated_by text`],
  },
  keptCalls,
  sessionOrigin,
  lookKeys,
  livingSites,
  liveFeed,
  siteTests,
  accountInfo,
  contacts,
  panelService,
  schedules,
  passcodes,
  heldBack,
  laterNotices,
  contactOrder,
  zoneLists,
  looksAtCodes,
  supervisedHours,
  heldHours,
  supervision,
  keptHolidays,
  suspensions,
  accountLists,
  readHistory,
  attention,
  accountGroups,
  dashboardFigures,
  siteTemplates,
  requests,
  numberBlocks,
  newAccounts,
  siteFile,
  branding,
  accountSheets,
  quickLists,
  outOfServiceEntries,
  quickReads,
  answeringMessages,
  autoNotify,
  onCall,
  businessHours,
  reports,
  reportLinks,
  contactUsAndRoadmap,
  library,
  billing,
  reportCodes,
  reportsInParts,
  quickMessages,
  portalImports,
  provisioning,
  messageFailures,
  recordAnchor,
  onCallEnd,
  alarmPoints,
  silentAlarms,
  signalIntake,
  countedByContent,
  siteCreated,
  receiverPurpose,
  forcedTests,
  addressesAndZeros,
  zonesLastSignals,
  boundedIntake,
  notifications,
  temporaryWeekdays,
  sharedViews,
  siteEditing,
  mapPoint,
  notifyRuleCreated,
];

/** Number of the newest schema migration. */
export const SCHEMA_NUMBER = Math.max(...MIGRATIONS.map(({ num }) => num));
