import type { ColumnType, Generated } from 'kysely';
import type {
  Recurrence,
  TestMode,
  TestScope,
  TestWarning,
} from '#core/tests-on-site/site-test.schema.ts';
import type { SiteRole } from '#core/sites/site-role.ts';
import type { TestCategory } from '#core/tests-on-site/test-limits.ts';

/** A time during which signals of some devices are recorded and nobody acts (domain guide 6.1). */
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
  /** For whose limits it was placed. */
  role: SiteRole;
  /** Account of who placed it; null where nobody is known. */
  placed_by_id: string | null;
  placed_by: string;
  /** Holder of the code that was given. */
  verified_by: string | null;
  warning: ColumnType<TestWarning, string, string>;
  /** Minutes before the end whose warning was given. */
  warned: Generated<readonly number[]>;
  recurrence: ColumnType<Recurrence | null, string | null | undefined, string | null>;
  /** Taken off test early. */
  cleared_at: number | null;
  cleared_by: string | null;
  /** What history says of it already. */
  noted: Generated<'none' | 'started' | 'ended'>;
  /** When the server has something to do for it; null when it is over. */
  due_at: number | null;
  rev: Generated<number>;
  created_at: number;
  updated_at: number;
  updated_by: string | null;
}

/** What a zone sent during a test. */
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
  /** Duress or hold-up, a row beside what may be told: customers see it as waiting. */
  withheld: Generated<boolean>;
}

/** Tables about tests of sites. */
export interface TestTables {
  site_test: SiteTestTable;
  site_test_zone: SiteTestZoneTable;
}
