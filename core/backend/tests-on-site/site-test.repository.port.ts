import type { ServiceType } from '../../signals/signal.ts';
import type { Placement } from '../../tests-on-site/check-placement.rule.ts';
import type { TestCategory } from '../../tests-on-site/test-limits.ts';
import type { ZoneKey } from '../../tests-on-site/site-test.schema.ts';
import type { SiteRole } from '../../sites/site-role.ts';
import type { TickedZone } from '../../tests-on-site/tick-zone.rule.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** A stored test. Instants are milliseconds UTC. */
export interface StoredTest extends Placement {
  readonly id: string;
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly role: SiteRole;
  readonly placedById: string | null;
  readonly placedBy: string;
  /** Holder of the code that was used to place the test; null if none was used. */
  readonly verifiedBy: string | null;
  /** The warnings already given, in minutes before the end. */
  readonly warned: readonly number[];
  readonly clearedAt: number | null;
  readonly clearedBy: string | null;
  /** The last event of the test recorded in history. A test that is over is `ended`. */
  readonly noted: 'none' | 'started' | 'ended';
  /** When the server must next handle the test; null if the test is over. */
  readonly dueAt: number | null;
  readonly rev: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
}

/** A zone as the form offers it. */
export interface SiteZone extends ZoneKey {
  readonly description: string;
  readonly serviceType: ServiceType;
  readonly lastSignalAt: number | null;
}

/** Settings for the tests of a site that come from its group and its plan. */
interface TestedByGroup {
  /** True if the group of the site requires a code for each test. */
  readonly verifyTests: boolean;
  /** The most hours that the group allows for a test; null if only the category limits it. */
  readonly maxTestHours: number | null;
  /** The preselected category of a new test. */
  readonly defaultCategory: TestCategory;
  /** The services that the site pays for, as named in its plan. */
  readonly servicePlan: readonly string[];
}

/** A site with its tests: the data that the screen shows and that a new test is checked against. */
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
  /** All tests that are not over and the newest ones that are, last end first. */
  readonly tests: readonly StoredTest[];
}

/** A signal that arrived during a test, as history stores it. */
export interface TestSignal {
  readonly id: string;
  /** The kind as history names it, e.g. Alarm, Restore. */
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
 * A test with what arrived during it, as far as the viewer may know. Customers see no rows, counts or ticks of duress and
 * hold-up (domain guide 6.7).
 */
export interface TestFindings extends PrintFacts {
  readonly site: Omit<TestedSite, 'tests' | keyof TestedByGroup>;
  readonly test: StoredTest;
  readonly ticks: readonly TickedZone[];
  /** The newest signals first, at most as many as requested, and their total. */
  readonly signals: readonly TestSignal[];
  readonly signalCount: number;
}

/** What a zone of a running test sent. Several ticks of one zone are added up, with duress and hold-up counted separately. */
export interface NewTick extends TickedZone {
  readonly testId: string;
  readonly withheld: boolean;
}

/** Tests of sites (domain guide 6.1). A test that the viewer may not see does not exist for them. */
export interface SiteTestRepository {
  /** Locks the tests of a site until the transaction ends, so that changes by several users run one after the other. */
  lock(siteNum: number): Promise<void>;
  site(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<TestedSite>>;
  /** Returns the site of a test; null if the viewer may not see it. */
  siteOf(testId: string, viewer: SiteViewer): Promise<number | null>;
  findings(
    testId: string,
    viewer: SiteViewer,
    signals: number,
    paper: number | null,
  ): Promise<TestFindings | null>;
  ticks(testIds: readonly string[]): Promise<readonly NewTick[]>;
  /** Reads the current tests of a site that are not over, first end first. */
  open(siteNum: number): Promise<readonly StoredTest[]>;
  /** Returns true if a test of any site has this id. */
  isTaken(testId: string): Promise<boolean>;
  /** Adds a test. Returns false and writes nothing if the id is already used. */
  add(test: StoredTest): Promise<boolean>;
  /** Updates a stored test of its site. Does nothing if it no longer exists. */
  update(test: StoredTest): Promise<void>;
  /** Removes a test that was merged into another. */
  remove(testId: string): Promise<void>;
  /**
   * Locks one site with a due test, skipping sites locked by others. Returns it with all its tests that are not over; null
   * if there is none.
   */
  claimDue(now: number): Promise<{
    readonly siteName: string;
    readonly timeZone: string;
    readonly tests: readonly StoredTest[];
  } | null>;
  /** Returns the tests of these sites that are running at `now`, for the intake of signals. */
  running(siteNums: readonly number[], now: number): Promise<readonly StoredTest[]>;
  /** Adds what zones sent to their earlier ticks. */
  addTicks(ticks: readonly NewTick[]): Promise<void>;
  /** Returns the display name of an account and the addresses that receive its warnings. */
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
