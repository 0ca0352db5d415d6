import type { BulkOutcome, BulkTestForm } from '../../bulk-tests/bulk-test.schema.ts';
import type { StoredJob } from '../jobs/job.repository.port.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';

/** The fields of a site that a bulk test needs. */
export interface BulkSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly siteName: string;
  readonly transmitterCode: string;
  readonly timeZone: string;
  readonly state: 'monitored' | 'outOfService' | 'installPending' | 'cancelPending' | 'cancelled';
  /** Time its first device went out of service, milliseconds UTC. */
  readonly outSince: number | null;
  /** True if its group requires a code for each test. */
  readonly verifyTests: boolean;
  /** Longest test its group allows, in hours; null if only the category limits it. */
  readonly maxTestHours: number | null;
  readonly hasTrouble: boolean;
  /** Description of its most urgent open alarm; null without an alarm. */
  readonly openAlarm: string | null;
  readonly devNums: readonly number[];
  /** Tests that are not over, and tests changed since the given time. */
  readonly tests: readonly StoredTest[];
}

/** A bulk run: the request for many accounts, its owner, and the time it was checked. */
export interface StoredBulkRun {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly siteGroupNum: number;
  readonly form: BulkTestForm;
  readonly checkedAt: number;
  readonly createdAt: number;
  readonly undoAskedAt: number | null;
  readonly jobId: string | null;
}

/** One account of a run. Instants and tests are in their stored form. */
export interface StoredBulkRow extends Pick<BulkOutcome, 'outcome' | 'undone'> {
  readonly place: number;
  readonly siteNum: number;
  readonly words: string | null;
  readonly testId: string | null;
  readonly testRev: number | null;
  /** The test before the run extended it; null when nothing can be restored. */
  readonly before: StoredTest | null;
  readonly undoWords: string | null;
}

/** A run with its progress. */
export interface SeenBulkRun {
  readonly run: StoredBulkRun;
  readonly job: StoredJob | null;
  /** Number of rows by outcome, and by outcome of their undo. */
  readonly counts: Readonly<Record<string, number>>;
  /** Number of its tests that are still running. */
  readonly lasting: number;
  readonly rows: readonly BulkOutcome[];
}

/** Stores runs that place many accounts on test. */
export interface BulkTestRepository {
  /** Returns the named sites in the group or below it, with their tests that are not over or changed since. */
  sites(
    siteNums: readonly number[],
    siteGroupNum: number,
    changedSince: number,
  ): Promise<readonly BulkSite[]>;
  create(run: StoredBulkRun, siteNums: readonly number[]): Promise<void>;
  find(id: string): Promise<StoredBulkRun | null>;
  /**
   * Returns a run, its background job and its state at `now`, with the rows a person should read first: skipped or left
   * rows, then the others.
   */
  look(id: string, now: number, shown: number): Promise<SeenBulkRun | null>;
  /** Locks a run, so that requests on it happen one after another. */
  lock(id: string): Promise<StoredBulkRun | null>;
  change(id: string, change: Partial<Pick<StoredBulkRun, 'undoAskedAt' | 'jobId'>>): Promise<void>;
  /** Returns rows after a position, in order. */
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
