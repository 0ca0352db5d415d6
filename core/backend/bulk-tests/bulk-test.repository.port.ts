import type { BulkOutcome, BulkTestForm } from '../../bulk-tests/bulk-test.schema.ts';
import type { StoredJob } from '../jobs/job.repository.port.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';

/** A site as placing many at once sees it. */
export interface BulkSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly siteName: string;
  readonly transmitterCode: string;
  readonly timeZone: string;
  readonly state: 'monitored' | 'outOfService' | 'installPending' | 'cancelPending' | 'cancelled';
  /** When its first device went out of service, milliseconds UTC. */
  readonly outSince: number | null;
  /** Its group demands a code for each test. */
  readonly verifyTests: boolean;
  /** The most hours its group allows a test; null where the category alone limits it. */
  readonly maxTestHours: number | null;
  readonly hasTrouble: boolean;
  /** What the most urgent open alarm is about; null without one. */
  readonly openAlarm: string | null;
  readonly devNums: readonly number[];
  /** Tests that are not over, and those that changed since a moment. */
  readonly tests: readonly StoredTest[];
}

/** A press on many accounts, with who pressed and what was checked before. */
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

/** One account of it; instants and tests as they are stored. */
export interface StoredBulkRow extends Pick<BulkOutcome, 'outcome' | 'undone'> {
  readonly place: number;
  readonly siteNum: number;
  readonly words: string | null;
  readonly testId: string | null;
  readonly testRev: number | null;
  /** What its test was before it was made longer; null where nothing can be restored. */
  readonly before: StoredTest | null;
  readonly undoWords: string | null;
}

/** A run with what came of it so far. */
export interface SeenBulkRun {
  readonly run: StoredBulkRun;
  readonly job: StoredJob | null;
  /** Rows by what became of them, and by what their undo did. */
  readonly counts: Readonly<Record<string, number>>;
  /** Tests of it that still run. */
  readonly lasting: number;
  readonly rows: readonly BulkOutcome[];
}

/** Runs that place many accounts on test. */
export interface BulkTestRepository {
  /** The named sites that lie in the group or below it, with the tests that are not over or changed since. */
  sites(
    siteNums: readonly number[],
    siteGroupNum: number,
    changedSince: number,
  ): Promise<readonly BulkSite[]>;
  create(run: StoredBulkRun, siteNums: readonly number[]): Promise<void>;
  find(id: string): Promise<StoredBulkRun | null>;
  /** A run, its work in the background, and how it stands at a moment, with the rows a person reads first: what was skipped or left, then the others. */
  look(id: string, now: number, shown: number): Promise<SeenBulkRun | null>;
  /** Holds a run, so that presses on it come one after the other. */
  lock(id: string): Promise<StoredBulkRun | null>;
  change(id: string, change: Partial<Pick<StoredBulkRun, 'undoAskedAt' | 'jobId'>>): Promise<void>;
  /** Rows behind a place, in their order. */
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
