import type { Stride } from './stride.ts';
import { ACCOUNT_GROUP } from './walk-account-group.ts';
import { BILLING } from './walk-billing.ts';
import { BRANDING } from './walk-branding.ts';
import { ANSWERING } from './walk-answering.ts';
import { AUTO_NOTIFY } from './walk-auto-notify.ts';
import { ACCOUNTS } from './walk-accounts.ts';
import { CONTACTS } from './walk-contacts.ts';
import { HISTORY } from './walk-history.ts';
import { HOLIDAYS } from './walk-holidays.ts';
import { IMPERSONATION } from './walk-impersonation.ts';
import { PROVIDER_DESK } from './walk-library.ts';
import { NEW_ACCOUNTS } from './walk-new-accounts.ts';
import { NEWS } from './walk-news.ts';
import { ON_CALL } from './walk-on-call.ts';
import { OWN_ACCOUNT } from './walk-own-account.ts';
import { PANELS } from './walk-panels.ts';
import { PROVISIONING } from './walk-provisioning.ts';
import { RECOVERY } from './walk-recovery.ts';
import { REGISTRATION } from './walk-registration.ts';
import { REPORT_LINKS } from './walk-report-links.ts';
import { REPORTS } from './walk-reports.ts';
import { REQUESTS } from './walk-requests.ts';
import { SCHEDULES } from './walk-schedules.ts';
import { MARKETING, STAFF } from './walk-staff.ts';
import { SITES } from './walk-sites.ts';
import { SIGNALS } from './walk-signals.ts';
import { STEPS } from './walk-steps.ts';
import { TESTS_ON_SITE } from './walk-tests.ts';
import { WAYS_IN } from './walk-ways-in.ts';
import { ZONES } from './walk-zones.ts';

/** One complete walk through the portal, in this order. */
export const WALK: readonly Stride[] = [
  ...WAYS_IN,
  ...STEPS,
  ...TESTS_ON_SITE,
  ...PANELS,
  ...CONTACTS,
  ...ZONES,
  ...SCHEDULES,
  ...SITES,
  ...HISTORY,
  ...ACCOUNTS,
  ...NEW_ACCOUNTS,
  ...HOLIDAYS,
  ...REQUESTS,
  ...ANSWERING,
  ...AUTO_NOTIFY,
  ...REPORTS,
  ...REPORT_LINKS,
  ...ACCOUNT_GROUP,
  ...BILLING,
  ...BRANDING,
  ...ON_CALL,
  ...OWN_ACCOUNT,
  ...RECOVERY,
  ...REGISTRATION,
  ...NEWS,
  ...MARKETING,
  ...PROVIDER_DESK,
  ...PROVISIONING,
  ...IMPERSONATION,
  ...STAFF,
  ...SIGNALS,
];
