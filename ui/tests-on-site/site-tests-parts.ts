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

export interface SiteTestsParts {
  readonly gateway: SiteTestsGateway & Pick<AlarmsGateway, 'siteAlarms'>;
  readonly clock: Clock;
  readonly wallClock: WallClock;
  readonly bell: SignalBell;
  readonly files: FileSaver;
  readonly makeKey: () => AttemptKey;
  /** Emits when the tests of a site must be reloaded, because one has changed or may have changed. */
  readonly tests$: (siteNum: number) => Observable<unknown>;
  /** Emits batches of signals that arrive for running tests. */
  readonly arrivals$: (siteNum: number) => Observable<readonly TestNews[]>;
  /** Emits when the results of a test must be reloaded, because some changes do not arrive as signals. */
  readonly results$: (siteNum: number) => Observable<unknown>;
  /** True if the person may change tests. Otherwise the controls are hidden. */
  readonly mayEdit: boolean;
  /** Returns true if the person has a mobile number for warnings by text message. */
  readonly hasMobile: () => boolean;
}

/**
 * A question before ending tests: the zones that have not restored, and the tests `known` then. `test` is null to end all
 * running tests.
 */
export interface OffTestGuard {
  readonly test: SiteTest | null;
  readonly known: readonly SiteTest[];
  readonly zones: readonly OpenZone[];
}
