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
  /** Holder of the code that was given for it; null where none was. */
  readonly verifiedBy: string | null;
  /** Minutes before the end whose warning was given. */
  readonly warned: readonly number[];
  readonly clearedAt: number | null;
  readonly clearedBy: string | null;
  /** What history says of it already; a test that is over is `ended`. */
  readonly noted: 'none' | 'started' | 'ended';
  /** When the server has something to do for it; null when it is over. */
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

/** What its group and its plan say of the tests of a site. */
interface TestedByGroup {
  /** Its group demands a code for each test. */
  readonly verifyTests: boolean;
  /** The most hours its group allows a test; null where the category alone limits it. */
  readonly maxTestHours: number | null;
  /** The category a new test begins with. */
  readonly defaultCategory: TestCategory;
  /** What the site pays for, in the words of its plan. */
  readonly servicePlan: readonly string[];
}

/** A site with its tests: what the screen shows and what a placement is checked by. */
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
  /** Every test that is not over, and the newest that are; the last end first. */
  readonly tests: readonly StoredTest[];
}

/** A signal that arrived during a test, as history keeps it. */
export interface TestSignal {
  readonly id: string;
  /** In the words of history, e.g. Alarm, Restore. */
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

/** A test with what arrived during it, as far as its viewer may know: of duress and hold-up customers find neither rows nor counts nor ticks (domain guide 6.7). */
export interface TestFindings extends PrintFacts {
  readonly site: Omit<TestedSite, 'tests' | keyof TestedByGroup>;
  readonly test: StoredTest;
  readonly ticks: readonly TickedZone[];
  /** The newest first, at most as many as were asked for, and how many there are. */
  readonly signals: readonly TestSignal[];
  readonly signalCount: number;
}

/** What a zone of a running test sent; several of one zone are added up, a duress or hold-up apart from the rest. */
export interface NewTick extends TickedZone {
  readonly testId: string;
  readonly withheld: boolean;
}

/** Tests of sites (domain guide 6.1); what a viewer may not see does not exist. */
export interface SiteTestRepository {
  /** Locks the tests of a site until the transaction ends, so that what several people do there comes one after the other. */
  lock(siteNum: number): Promise<void>;
  site(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<TestedSite>>;
  /** The site of a test; null outside of what the viewer may see. */
  siteOf(testId: string, viewer: SiteViewer): Promise<number | null>;
  findings(
    testId: string,
    viewer: SiteViewer,
    signals: number,
    paper: number | null,
  ): Promise<TestFindings | null>;
  ticks(testIds: readonly string[]): Promise<readonly NewTick[]>;
  /** Tests of a site that are not over, the first end first; read anew, as they stand now. */
  open(siteNum: number): Promise<readonly StoredTest[]>;
  /** Whether some test, of whatever site, has this number. */
  isTaken(testId: string): Promise<boolean>;
  /** Writes a new test; false, and nothing is written, where its number is another one's. */
  add(test: StoredTest): Promise<boolean>;
  /** Writes over a stored test of its site; nothing where it is not there any more. */
  update(test: StoredTest): Promise<void>;
  /** Takes a test away that became part of another. */
  remove(testId: string): Promise<void>;
  /** Holds one site for which something is due, which nobody else holds, with all its tests that are not over; null when there is none. */
  claimDue(now: number): Promise<{
    readonly siteName: string;
    readonly timeZone: string;
    readonly tests: readonly StoredTest[];
  } | null>;
  /** Tests of these sites that run at `now`, for whoever receives signals. */
  running(siteNums: readonly number[], now: number): Promise<readonly StoredTest[]>;
  /** Adds what zones sent to what they had sent. */
  addTicks(ticks: readonly NewTick[]): Promise<void>;
  /** The name people know an account by, and where a warning reaches it. */
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
