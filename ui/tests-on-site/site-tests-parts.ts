import type { Observable } from 'rxjs';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { SignalBell } from '#core/tests-on-site/signal-bell.port.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import type { OpenZone } from '#core/tests-on-site/site-tests.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.gateway.port.ts';

/** A warning as it is told to everybody who watches the site. */
export interface TestWarned {
  readonly testId: string;
  readonly minutes: number;
}

/** What the screen of a site's tests is plugged into. */
export interface SiteTestsParts {
  readonly gateway: SiteTestsGateway;
  readonly clock: Clock;
  readonly wallClock: WallClock;
  readonly bell: SignalBell;
  readonly files: FileSaver;
  readonly makeKey: () => AttemptKey;
  /** Says when to read the tests of a site anew: one of them changed, or may have. */
  readonly tests$: (siteNum: number) => Observable<unknown>;
  /** The same for what arrives there. */
  readonly signals$: (siteNum: number) => Observable<unknown>;
  /** Minutes before the end of a test, told when they are reached. */
  readonly warnings$: (siteNum: number) => Observable<TestWarned>;
  /** Says something for a while, wherever the person looks. */
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Whether the person may change tests; a control they may not use is absent. */
  readonly mayEdit: boolean;
}

/** Zones that stand in the way, and what was to be taken off: one test, or all that run. */
export interface OffTestGuard {
  readonly test: SiteTest | null;
  readonly zones: readonly OpenZone[];
}
