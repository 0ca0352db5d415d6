import type { ServiceType } from '../../signals/signal.ts';
import type { Placement } from '../../tests-on-site/check-placement.rule.ts';
import type { TestCategory } from '../../tests-on-site/test-limits.ts';
import type { ZoneKey } from '../../tests-on-site/site-test.schema.ts';
import type { SiteRole } from '../../sites/site-role.ts';
import type { TickedZone } from '../../tests-on-site/tick-zone.rule.ts';
import type { TestCoverage } from '../../tests-on-site/test-coverage.schema.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** A stored test. Times are milliseconds UTC. */
export interface StoredTest extends Placement {
  readonly id: string;
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly role: SiteRole;
  readonly placedById: string | null;
  readonly placedBy: string;
  /** Holder of the passcode or PIN with which the test was placed; null if none was used. */
  readonly verifiedBy: string | null;
  /** Warnings that were already sent, in minutes before the end. */
  readonly warned: readonly number[];
  readonly clearedAt: number | null;
  readonly clearedBy: string | null;
  /** Last event of the test recorded in site history; `ended` for every test that is over. */
  readonly noted: 'none' | 'started' | 'ended';
  /** When the test runner must next handle the test; null if the test is over. */
  readonly dueAt: number | null;
  readonly rev: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
}

/** A zone as shown in the test form. */
export interface SiteZone extends ZoneKey {
  readonly description: string;
  readonly serviceType: ServiceType;
  readonly lastSignalAt: number | null;
}

/** Settings for the tests of a site, from its site group and service plan. */
interface TestedByGroup {
  /** True if the site group requires a passcode or PIN for each test. */
  readonly verifyTests: boolean;
  /** Maximum hours of a test in the site group; null if only the test category limits the hours. */
  readonly maxTestHours: number | null;
  readonly defaultCategory: TestCategory;
  /** Services that the site pays for, as named in the service plan. */
  readonly servicePlan: readonly string[];
}

/** A site with its tests, for the screen and for validating a new test. */
export interface TestedSite extends TestedByGroup {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly timeZone: string;
  readonly devices: readonly {
    readonly devNum: number;
    readonly transmitterCode: string;
    readonly description: string;
  }[];
  readonly zones: readonly SiteZone[];
  /** All tests that are not over and the newest tests that are over, latest end first. */
  readonly tests: readonly StoredTest[];
}

/** A signal received during a test, as stored in site history. */
export interface TestSignal {
  readonly id: string;
  /** Kind of the history row, e.g. Alarm, Restore. */
  readonly kind: string;
  readonly at: number;
  readonly devNum: number | null;
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly zoneText: string | null;
  readonly event: string;
  readonly code: string | null;
  readonly serviceType: string | null;
  readonly defined: boolean;
}

/**
 * A test with the signals received during it. For customers, signals of duress and hold-up are neither contained nor
 * counted (domain guide 6.7).
 */
export interface TestFindings extends PrintFacts {
  readonly site: Omit<TestedSite, 'tests' | keyof TestedByGroup>;
  readonly test: StoredTest;
  readonly ticks: readonly TickedZone[];
  /** The newest signals up to the requested limit, newest first. `signalCount` is the total. */
  readonly signals: readonly TestSignal[];
  readonly signalCount: number;
}

/** What a zone sent during a running test. Ticks of one zone are added up; duress and hold-up are counted separately. */
export interface NewTick extends TickedZone {
  readonly testId: string;
  readonly withheld: boolean;
}

/** Stores the tests of sites (domain guide 6.1). A test outside the viewer's scope is "not found". */
export interface SiteTestRepository {
  /** Locks the tests of a site until the transaction ends, so that changes are serialized. */
  lock(siteNum: number): Promise<void>;
  site(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<TestedSite>>;
  /** Returns which zones of the site sent a signal during a test of the last twelve months. */
  coverage(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<TestCoverage>>;
  /** Returns the site number of a test; null if the viewer may not see the site. */
  siteOf(testId: string, viewer: SiteViewer): Promise<number | null>;
  findings(
    testId: string,
    viewer: SiteViewer,
    signals: number,
    paper: number | null,
  ): Promise<TestFindings | null>;
  ticks(testIds: readonly string[]): Promise<readonly NewTick[]>;
  /** Returns the tests of a site that are not over, earliest end first. */
  open(siteNum: number): Promise<readonly StoredTest[]>;
  /** Returns true if a test of any site has this id. */
  isTaken(testId: string): Promise<boolean>;
  /** Adds a test. Returns false and writes nothing if the id is already used. */
  add(test: StoredTest): Promise<boolean>;
  /** Updates a stored test. Does nothing if the test no longer exists. */
  update(test: StoredTest): Promise<void>;
  /** Removes a test that was merged into another test. */
  remove(testId: string): Promise<void>;
  /**
   * Locks a site with a due test and returns it with its tests that are not over. Skips sites that other servers lock.
   * Null if no site is due.
   */
  claimDue(now: number): Promise<{
    readonly siteName: string;
    readonly timeZone: string;
    readonly tests: readonly StoredTest[];
  } | null>;
  /** Returns the tests of these sites that are running at `now`. */
  running(siteNums: readonly number[], now: number): Promise<readonly StoredTest[]>;
  /** Adds what zones sent to the counts stored before. */
  addTicks(ticks: readonly NewTick[]): Promise<void>;
  /** Returns the display name of an account and its addresses for warnings. */
  placer(accountId: string): Promise<{
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
  } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteTests: SiteTestRepository;
  }
}
