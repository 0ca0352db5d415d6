import type { Kysely } from 'kysely';
import type { AccountInfoTables } from './tables-account-info.ts';
import type { ActivityTables } from './tables-activity.ts';
import type { AccountSheetTables } from './tables-account-sheets.ts';
import type { BillingTables } from './tables-billing.ts';
import type { BrandingTables } from './tables-branding.ts';
import type { BulkTestTables } from './tables-bulk-tests.ts';
import type { AnsweringTables } from './tables-answering.ts';
import type { AutoNotifyTables } from './tables-auto-notify.ts';
import type { AttentionTables } from './tables-attention.ts';
import type { ContactTables } from './tables-contacts.ts';
import type { LibraryTables } from './tables-library.ts';
import type { LiveTables } from './tables-live.ts';
import type { MarketingTables } from './tables-marketing.ts';
import type { NewsTables } from './tables-news.ts';
import type { NewAccountTables } from './tables-new-accounts.ts';
import type { NumberTables } from './tables-numbers.ts';
import type { OnCallTables } from './tables-on-call.ts';
import type { PanelTables } from './tables-panels.ts';
import type { PasscodeTables } from './tables-passcodes.ts';
import type { PeopleTables } from './tables-people.ts';
import type { ProvisioningTables } from './tables-provisioning.ts';
import type { ReportTables } from './tables-reports.ts';
import type { RecordTables } from './tables-records.ts';
import type { ScheduleTables } from './tables-schedules.ts';
import type { SessionTables } from './tables-sessions.ts';
import type { SilentAlarmTables } from './tables-silent-alarms.ts';
import type { SiteDetailTables } from './tables-site-details.ts';
import type { SiteTables } from './tables-sites.ts';
import type { SupervisionTables } from './tables-supervision.ts';
import type { TestTables } from './tables-tests.ts';
import type { WaysInTables } from './tables-ways-in.ts';

/** Every table; instants are bigint milliseconds UTC and come back as numbers on both engines. */
export interface Schema
  extends
    PeopleTables,
    SiteTables,
    AccountInfoTables,
    AnsweringTables,
    AutoNotifyTables,
    ActivityTables,
    AccountSheetTables,
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
    SilentAlarmTables,
    SiteDetailTables,
    SupervisionTables,
    TestTables,
    WaysInTables {}

/** A handle to the database outside of a transaction. */
export type Sql = Kysely<Schema>;

/** What repositories are built over: the handle of one open transaction, or that of reads, which have none. */
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
