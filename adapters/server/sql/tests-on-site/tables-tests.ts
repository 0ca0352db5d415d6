import type { ColumnType, Generated } from 'kysely';
import type {
  Recurrence,
  TestMode,
  TestScope,
  TestWarning,
} from '#core/tests-on-site/site-test.schema.ts';
import type { SiteRole } from '#core/sites/site-role.ts';
import type { TestCategory } from '#core/tests-on-site/test-limits.ts';

/** A test: a period in which signals of some devices are recorded but not acted on (domain guide 6.1). */
export interface SiteTestTable {
  id: string;
  site_num: number;
  site_group_num: number;
  mode: TestMode;
  dev_nums: readonly number[];
  scope: ColumnType<TestScope, string, string>;
  category: TestCategory;
  starts_at: number;
  ends_at: number;
  reason: string;
  /** The role whose limits applied when the test was placed. */
  role: SiteRole;
  /** Account of the person who placed the test; null if unknown. */
  placed_by_id: string | null;
  placed_by: string;
  /** Holder of the passcode with which the test was verified. */
  verified_by: string | null;
  warning: ColumnType<TestWarning, string, string>;
  /** The warnings already sent, in minutes before the end of the test. */
  warned: Generated<readonly number[]>;
  recurrence: ColumnType<Recurrence | null, string | null | undefined, string | null>;
  /** When the test was cleared early; null if it was not. */
  cleared_at: number | null;
  cleared_by: string | null;
  /** The latest step of the test that is in the history: none, its start or its end. */
  noted: Generated<'none' | 'started' | 'ended'>;
  /** When the server next has work for the test; null once the test is over. */
  due_at: number | null;
  rev: Generated<number>;
  created_at: number;
  updated_at: number;
  updated_by: string | null;
}

/** The signals of one zone during a test. */
export interface SiteTestZoneTable {
  test_id: string;
  dev_num: number;
  area_num: number;
  zone: string;
  first_at: number | null;
  last_at: number | null;
  count: Generated<number>;
  code: string | null;
  restored_at: number | null;
  /** True for a separate row of duress or hold-up signals. Customers do not see this row, and see the zone as waiting. */
  withheld: Generated<boolean>;
}

/** Tables for tests of sites, and for the signals of each zone during a test. */
export interface TestTables {
  site_test: SiteTestTable;
  site_test_zone: SiteTestZoneTable;
}
