import { auditTime, buffer, filter, map, merge, share, throttleTime } from 'rxjs';
import { alarmsApi } from '#core/alarms/alarms.api.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { testNewsOf } from '#core/tests-on-site/test-news.schema.ts';
import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { siteTestsApi } from '#core/tests-on-site/site-tests.api.ts';
import type { SignalBell } from '#core/tests-on-site/signal-bell.port.ts';
import type { Models } from '../sections/section.ts';
import type { Parts } from '../sections/parts.ts';
import { TestCoverageViewModel } from './test-coverage.view-model.ts';
import { SiteTestsViewModel } from './site-tests.view-model.ts';

/** The browser adapters that only the tests need. */
export interface SiteTestsAdapters {
  readonly makeBell: () => SignalBell;
}

declare module '../sections/parts.ts' {
  interface SectionAdapters {
    readonly 'site-tests': SiteTestsAdapters;
  }
}

/**
 * Minimum milliseconds between two reloads: of the tests (`READ_EVERY`), and of the results (`RESULTS_EVERY`), which
 * contain hundreds of zones.
 */
const READ_EVERY = 250;
const RESULTS_EVERY = 1000;
/**
 * `TOGETHER` is the number of milliseconds in which all parts of one signal arrive. `DRAW_EVERY` is the minimum number of
 * milliseconds between two display updates.
 */
const TOGETHER = 20;
const DRAW_EVERY = 300;

/** Passes the first event at once and combines later events, at most one per interval. */
const atMost = <T>(every: number) =>
  throttleTime<T>(every, undefined, { leading: true, trailing: true });

/** Returns the tests of a site for customers or dealers. Staff who only view may not change tests. */
const siteTests = ({
  adapters,
  context,
  clock,
  files,
  gatewayOf,
  makeKey,
  live,
  wallClock,
}: Parts) => {
  const { view } = context.current;
  const { mayChange } = impersonationLimits(view?.impersonation ?? null);
  const news = (siteNum: number, every: number, matters: (event: LiveEvent) => boolean) =>
    merge(
      live.events$.pipe(filter((event) => event.siteNum === siteNum && matters(event))),
      live.readAnew$,
    ).pipe(atMost(every));
  return new SiteTestsViewModel({
    gateway: { ...gatewayOf(siteTestsApi), ...gatewayOf(alarmsApi) },
    clock,
    wallClock,
    bell: adapters('site-tests').makeBell(),
    files,
    makeKey,
    tests$: (siteNum) =>
      news(siteNum, READ_EVERY, ({ kind }) => kind === 'test' || kind === 'site'),
    arrivals$: (siteNum) => {
      const arrivals$ = live.events$.pipe(
        map((event) => (event.siteNum === siteNum ? testNewsOf(event) : null)),
        filter((one) => one !== null),
        share(),
      );
      return arrivals$.pipe(buffer(arrivals$.pipe(auditTime(TOGETHER), atMost(DRAW_EVERY))));
    },
    results$: (siteNum) => news(siteNum, RESULTS_EVERY, ({ kind }) => kind === 'site'),
    hasMobile: () => (context.current.view?.user.phoneNumber ?? null) !== null,
    mayEdit: mayChange && view !== null && grantedPermissions(view.user).has('noActionEdit'),
  });
};

export const siteTestsModels: Models = {
  siteTests,
  testCoverage: ({ gatewayOf }) =>
    new TestCoverageViewModel((sn, how) => gatewayOf(siteTestsApi).siteTestCoverage({ sn }, how)),
};
