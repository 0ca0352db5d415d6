import type { BulkForm, BulkOutcome } from '../../bulk-tests/bulk-test.schema.ts';
import type { StoredJob } from '../jobs/job.repository.port.ts';
import type { TickedZone } from '../../tests-on-site/tick-zone.rule.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';

/** The fields of a site that a bulk test needs. */
export interface BulkSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly siteName: string;
  readonly transmitterCode: string;
  readonly timeZone: string;
  readonly state: 'monitored' | 'outOfService' | 'installPending' | 'cancelPending' | 'cancelled';
  /** Time when the site's first device went out of service, milliseconds UTC; null if none is out of service. */
  readonly outSince: number | null;
  /** True if the site's group requires a code for each test. */
  readonly verifyTests: boolean;
  /** Longest test that the site's group allows, in hours; null if only the test category limits it. */
  readonly maxTestHours: number | null;
  readonly hasTrouble: boolean;
  /** Description of the site's most urgent open alarm; null without an open alarm. */
  readonly openAlarm: string | null;
  readonly devNums: readonly number[];
  /** The site's tests that are not over, and all tests changed since the given time. */
  readonly tests: readonly StoredTest[];
  /** What zones sent during the tests that are not over. */
  readonly ticks: readonly TickedZone[];
  /** Number of the site's notes. */
  readonly notes: number;
}

/** A bulk run: the requested act for many accounts, its owner, and the time of the dry run. */
export interface StoredBulkRun {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly siteGroupNum: number;
  readonly form: BulkForm;
  readonly checkedAt: number;
  readonly createdAt: number;
  readonly undoAskedAt: number | null;
  readonly jobId: string | null;
}

/** One account of a bulk-test run, as stored. */
export interface StoredBulkRow extends Pick<BulkOutcome, 'outcome' | 'undone'> {
  readonly place: number;
  readonly siteNum: number;
  readonly words: string | null;
  /** The test, or the note of a run that adds notes. */
  readonly testId: string | null;
  readonly testRev: number | null;
  /** The existing test before the run extended or ended it; null when nothing can be restored. */
  readonly before: StoredTest | null;
  readonly undoWords: string | null;
}

export interface SeenBulkRun {
  readonly run: StoredBulkRun;
  readonly job: StoredJob | null;
  /** Number of accounts by outcome, and by outcome of the undo. */
  readonly counts: Readonly<Record<string, number>>;
  /** Number of rows that can still be undone: running tests, notes, and tests taken off before their end. */
  readonly lasting: number;
  readonly rows: readonly BulkOutcome[];
}

/** Stores bulk runs, which do one act to many accounts. */
export interface BulkTestRepository {
  /**
   * Returns the named sites in the group or its branches. Includes each site's tests that are not over or that changed
   * after `changedSince`.
   */
  sites(
    siteNums: readonly number[],
    siteGroupNum: number,
    changedSince: number,
  ): Promise<readonly BulkSite[]>;
  create(run: StoredBulkRun, siteNums: readonly number[]): Promise<void>;
  find(id: string): Promise<StoredBulkRun | null>;
  /**
   * Returns a bulk-test run with its background job and its state at `now`. Lists at most `shown` rows: first rows that
   * the undo left unchanged, then skipped rows, then all other rows.
   */
  look(id: string, now: number, shown: number): Promise<SeenBulkRun | null>;
  /** Locks a bulk-test run until the transaction ends, so that requests for it run one after another. */
  lock(id: string): Promise<StoredBulkRun | null>;
  change(id: string, change: Partial<Pick<StoredBulkRun, 'undoAskedAt' | 'jobId'>>): Promise<void>;
  /** Returns rows of a bulk-test run in order, after a position. */
  rows(
    id: string,
    window: { readonly after: number; readonly limit: number },
  ): Promise<readonly StoredBulkRow[]>;
  write(id: string, rows: readonly StoredBulkRow[]): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly bulkTests: BulkTestRepository;
  }
}
