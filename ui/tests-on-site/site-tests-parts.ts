import type { Observable } from 'rxjs';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { SignalBell } from '#core/tests-on-site/signal-bell.port.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { TestNews } from '#core/tests-on-site/test-news.schema.ts';
import type { OpenZone } from '#core/tests-on-site/site-tests.schema.ts';
import type { AlarmsGateway } from '#core/alarms/alarms.api.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.api.ts';

/** What the screen of a site's tests is plugged into. */
export interface SiteTestsParts {
  readonly gateway: SiteTestsGateway & Pick<AlarmsGateway, 'siteAlarms'>;
  readonly clock: Clock;
  readonly wallClock: WallClock;
  readonly bell: SignalBell;
  readonly files: FileSaver;
  readonly makeKey: () => AttemptKey;
  /** Says when to read the tests of a site anew: one of them changed, or may have. */
  readonly tests$: (siteNum: number) => Observable<unknown>;
  /** What arrives there for tests that run, some of it together. */
  readonly arrivals$: (siteNum: number) => Observable<readonly TestNews[]>;
  /** Says when to read the results of a test anew, because arrivals do not say all of it. */
  readonly results$: (siteNum: number) => Observable<unknown>;
  /** Whether the person may change tests; a control they may not use is absent. */
  readonly mayEdit: boolean;
  /** Whether the person has a mobile number: a warning by text message goes there. */
  readonly hasMobile: () => boolean;
}

/** Zones that stand in the way, and what was to be taken off: one test, or all that run, as they were `known` then. */
export interface OffTestGuard {
  readonly test: SiteTest | null;
  readonly known: readonly SiteTest[];
  readonly zones: readonly OpenZone[];
}
