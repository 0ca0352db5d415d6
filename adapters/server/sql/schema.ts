import type { Kysely } from 'kysely';
import type { AccountInfoTables } from './account-info/tables-account-info.ts';
import type { ActivityTables } from './signals/tables-activity.ts';
import type { AccountSpreadsheetTables } from './new-account/tables-account-spreadsheets.ts';
import type { BillingTables } from './billing/tables-billing.ts';
import type { BrandingTables } from './branding/tables-branding.ts';
import type { BulkTestTables } from './bulk-tests/tables-bulk-tests.ts';
import type { AnsweringTables } from './answering-messages/tables-answering.ts';
import type { AutoNotifyTables } from './auto-notify/tables-auto-notify.ts';
import type { AttentionTables } from './attention/tables-attention.ts';
import type { ContactTables } from './contacts/tables-contacts.ts';
import type { LibraryTables } from './library/tables-library.ts';
import type { LiveTables } from './live/tables-live.ts';
import type { MarketingTables } from './marketing/tables-marketing.ts';
import type { NewsTables } from './news/tables-news.ts';
import type { NewAccountTables } from './new-account/tables-new-accounts.ts';
import type { NumberTables } from './new-account/tables-numbers.ts';
import type { OnCallTables } from './on-call/tables-on-call.ts';
import type { PanelTables } from './panel-info/tables-panels.ts';
import type { PasscodeTables } from './passcodes/tables-passcodes.ts';
import type { PeopleTables } from './account/tables-people.ts';
import type { ProvisioningTables } from './provisioning/tables-provisioning.ts';
import type { ReportTables } from './reports/tables-reports.ts';
import type { RecordTables } from './tables-records.ts';
import type { ScheduleTables } from './schedules/tables-schedules.ts';
import type { SessionTables } from './session/tables-sessions.ts';
import type { SharedViewTables } from './account-group/tables-shared-views.ts';
import type { SilentAlarmTables } from './silent-alarms/tables-silent-alarms.ts';
import type { SiteDetailTables } from './sites/tables-site-details.ts';
import type { SiteTables } from './sites/tables-sites.ts';
import type { SupervisionTables } from './schedules/tables-supervision.ts';
import type { TestTables } from './tests-on-site/tables-tests.ts';
import type { SignInMethodTables } from './sso/tables-sign-in-methods.ts';

/** All tables. Instants are bigint milliseconds UTC, which both engines return as numbers. */
export interface Schema
  extends
    PeopleTables,
    SiteTables,
    AccountInfoTables,
    AnsweringTables,
    AutoNotifyTables,
    ActivityTables,
    AccountSpreadsheetTables,
    BillingTables,
    BrandingTables,
    BulkTestTables,
    AttentionTables,
    ContactTables,
    ScheduleTables,
    SessionTables,
    RecordTables,
    ReportTables,
    NewsTables,
    LibraryTables,
    LiveTables,
    NewAccountTables,
    NumberTables,
    OnCallTables,
    PanelTables,
    PasscodeTables,
    ProvisioningTables,
    MarketingTables,
    SharedViewTables,
    SilentAlarmTables,
    SiteDetailTables,
    SupervisionTables,
    TestTables,
    SignInMethodTables {}

/** A database handle outside of a transaction. */
export type Sql = Kysely<Schema>;

/** The database handle of repositories, either in an open transaction or for reads without one. */
export type SqlTransaction = Pick<
  Sql,
  | 'deleteFrom'
  | 'executeQuery'
  | 'fn'
  | 'getExecutor'
  | 'isTransaction'
  | 'insertInto'
  | 'selectFrom'
  | 'selectNoFrom'
  | 'updateTable'
  | 'with'
  | 'withRecursive'
>;
