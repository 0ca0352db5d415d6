import { Subject } from 'rxjs';
import type { AlarmsGateway } from '#core/alarms/alarms.api.ts';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import type { SiteTest, TestForm } from '#core/tests-on-site/site-test.schema.ts';
import type {
  ResultSignal,
  SiteTests,
  TestResults,
} from '#core/tests-on-site/site-tests.schema.ts';
import type { TestNews } from '#core/tests-on-site/test-news.schema.ts';
import type { SiteTestsGateway } from '#core/tests-on-site/site-tests.api.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { SiteTestsViewModel } from '#ui/tests-on-site/site-tests.view-model.ts';

export const NOW = Date.UTC(2026, 2, 12, 17, 20);
const HOUR = 3600000;

export const testOf = (form: TestForm, more: Partial<SiteTest> = {}): SiteTest => ({
  id: 'none',
  rev: 1,
  siteNum: 7,
  mode: form.mode,
  scope: form.scope,
  category: form.category,
  reason: form.reason,
  warning: form.warning,
  recurrence: form.recurrence,
  devNums: [1],
  startsAt: form.startsAt ?? isoInstant(NOW),
  endsAt:
    form.endsAt ?? isoInstant(Date.parse(form.startsAt ?? isoInstant(NOW)) + (form.length ?? HOUR)),
  placedBy: 'Lee Park',
  placedByMe: true,
  verifiedBy: null,
  role: 'dealer',
  clearedAt: null,
  clearedBy: null,
  updatedBy: 'Lee Park',
  updatedAt: isoInstant(NOW),
  ...more,
});

const ZONES = [
  { devNum: 1, areaNum: 1, zone: '001', description: 'Front door', serviceType: 'Burglary' },
  { devNum: 1, areaNum: 1, zone: '007', description: 'Smoke, kitchen', serviceType: 'Fire' },
] as const;

/** Returns a screen that uses an in-memory provider. The provider can lose a response after it has applied the change. */
export const fakeSite = (
  role: SiteTests['role'] = 'dealer',
  verifyTests = false,
  defaults: Pick<SiteTests['site'], 'maxTestHours' | 'defaultCategory'> = {
    maxTestHours: null,
    defaultCategory: 'Technician test',
  },
) => {
  const tests = new Map<string, SiteTest>();
  const calls: string[] = [];
  const codes: string[] = [];
  const rings: string[] = [];
  let lost: Failure | null = null;
  let refuse: Failure | null = null;
  let signals: readonly ResultSignal[] = [];
  let alarms: readonly AlarmTimeline[] = [];
  let ids = 0;
  let awake = false;
  const mobile = { known: true };
  const network = { reads: true };
  const changed = new Subject<void>();
  const arrivals = new Subject<readonly TestNews[]>();
  let held: (() => void)[] | null = null;
  const site = {
    siteNum: 7,
    siteName: 'Kestrel Print Works',
    addressDisplay: '118 Foundry Lane',
    timeZone: 'America/New_York',
    devices: [{ devNum: 1, transmitterCode: 'HP1561', description: 'Panel' }],
    zones: ZONES.map((zone) => ({ ...zone, lastHeardAt: null })),
  };
  const answer = <T>(value: T) => {
    const failure = lost ?? refuse;
    lost = null;
    refuse = null;
    return Promise.resolve(failure === null ? ok(value) : err(failure));
  };
  const stale = (id: string, rev: number) => {
    const before = tests.get(id);
    if (before === undefined || before.rev === rev) return null;
    const message = `Changed by ${before.updatedBy ?? 'somebody'} at 13:20 EDT.`;
    const failure: Failure = { kind: 'refused', status: 409, code: 'staleRev', message };
    return Promise.resolve(err(failure));
  };
  const change = (id: string, more: Partial<SiteTest>) => {
    const before = tests.get(id);
    if (before === undefined) throw new Error(id);
    const test = { ...before, ...more, rev: before.rev + 1 };
    if (refuse === null) tests.set(id, test);
    return answer({ test, merged: false });
  };
  const gateway: SiteTestsGateway & Pick<AlarmsGateway, 'siteAlarms'> = {
    siteTests: () => {
      if (!network.reads) return Promise.resolve(err({ kind: 'unreachable' }));
      return Promise.resolve(
        ok({
          asOf: isoInstant(NOW),
          role,
          site: { ...site, paidTypes: ['Burglary'], verifyTests, ...defaults },
          tests: [...tests.values()],
        }),
      );
    },
    siteTestCoverage: () => Promise.resolve(err({ kind: 'unreachable' })),
    siteAlarms: () =>
      Promise.resolve(
        ok({
          asOf: isoInstant(NOW),
          timeZone: site.timeZone,
          siteName: site.siteName,
          open: [...alarms],
          last: [],
        }),
      ),
    placeTest: ({ sn: _, id, code = '', ...form }) => {
      calls.push(`place ${id}`);
      codes.push(code);
      const test = tests.get(id) ?? testOf(form, { id });
      if (refuse === null) tests.set(id, test);
      return answer({ test, merged: false });
    },
    editTest: ({ id, rev, ...form }) => {
      calls.push(`edit ${id} ${rev}`);
      const { category, endsAt, reason, startsAt } = form;
      const times = { ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) };
      return stale(id, rev) ?? change(id, { reason, category, ...times });
    },
    extendTest: ({ id, rev, by }) => {
      const before = tests.get(id);
      return (
        stale(id, rev) ?? change(id, { endsAt: isoInstant(Date.parse(before?.endsAt ?? '') + by) })
      );
    },
    clearTest: ({ id, rev, anyway }) => {
      const changed = stale(id, rev);
      if (changed !== null) return changed;
      calls.push(`clear ${id} ${String(anyway)}`);
      if (!anyway && signals.length > 0)
        return answer({ kind: 'ask', zones: [{ ...ZONES[0], lastAt: null }] });
      tests.set(id, { ...tests.get(id)!, clearedAt: isoInstant(NOW), clearedBy: 'Lee Park' });
      return answer({ kind: 'cleared', tests: [] });
    },
    clearTests: ({ tests: known, anyway }) => {
      const changed = [...tests.values()]
        .map(({ id }) => stale(id, known.find((one) => one.id === id)?.rev ?? 0))
        .find((one) => one !== null);
      if (changed !== undefined) return changed;
      calls.push(`clear all ${String(anyway)}`);
      for (const [id, test] of tests)
        tests.set(id, { ...test, clearedAt: isoInstant(NOW), clearedBy: 'Lee Park' });
      return answer({ kind: 'cleared', tests: [] });
    },
    testResults: ({ id }) => {
      const found: TestResults = {
        asOf: isoInstant(NOW),
        site,
        test: tests.get(id)!,
        zones: site.zones.map((zone, at) => ({
          ...zone,
          state: at === 0 && signals.length > 0 ? 'Received' : 'Waiting',
          firstAt: null,
          lastAt: null,
          count: 0,
          code: null,
          restoredAt: null,
        })),
        signals: [...signals],
        signalCount: signals.length,
      };
      calls.push('read results');
      if (held === null) return answer(found);
      const waiting = held;
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => answer(found));
    },
    testResultSheet: () => answer({ name: 'results.pdf', bytes: new Uint8Array() }),
  };
  const model = new SiteTestsViewModel({
    gateway,
    clock: { now: () => NOW },
    wallClock: temporalWallClock,
    bell: {
      ring: (what) => void rings.push(what),
      attend: (on) => {
        if (on !== awake) rings.push(on ? 'awake' : 'asleep');
        awake = on;
      },
    },
    files: { save: ({ name }) => void calls.push(`saved ${name}`) },
    makeKey: () => new AttemptKey({ next: () => `id-${(ids += 1)}` }),
    tests$: () => changed,
    results$: () => changed,
    arrivals$: () => arrivals,
    mayEdit: true,
    hasMobile: () => mobile.known,
  });
  return {
    model,
    gateway,
    makeKey: () => new AttemptKey({ next: () => `id-${(ids += 1)}` }),
    /** The codes that were sent with the requests to place the site on test. */
    codes,
    /** `known` is false for a user without a mobile number. */
    mobile,
    /** `reads` is false while the list of tests cannot be read. */
    network,
    tests,
    calls,
    rings,
    /** Applies the next change, but loses its response. */
    loseAnswer: () => (lost = { kind: 'timedOut' }),
    alarm: (timeline: AlarmTimeline) => {
      alarms = [...alarms, timeline];
    },
    /** Refuses the next change. */
    refuse: (failure: Failure) => (refuse = failure),
    /** Sends a signal of the front door zone. With `missed`, the live stream does not deliver the signal. */
    arrive: (kind: 'Alarm' | 'Restore', missed = false) => {
      const id = `signal-${signals.length}`;
      const at = NOW + signals.length;
      const place = { devNum: 1, areaNum: 1, zone: '001' };
      const more = { zoneText: 'Front door', event: 'Burglary', code: '131', defined: true };
      const signal = { id, at: isoInstant(at), kind, ...place, ...more };
      signals = [signal, ...signals];
      if (missed) return;
      const times = kind === 'Alarm' ? [at, at, null] : [null, null, at];
      const [firstAt = null, lastAt = null, restoredAt = null] = times;
      arrivals.next(
        [...tests.keys(), 'another'].flatMap((testId) => [
          { kind: 'zone', testId, ...place, firstAt, lastAt, restoredAt },
          { kind: 'signal', tests: [testId], signal },
        ]),
      );
    },
    /** Emits that data changed or that an event was missed, so that the screen reads the data again. */
    tellChange: () => {
      changed.next();
    },
    /** Holds back result responses until the returned function is called. */
    holdResults: () => {
      held = [];
      return () => {
        for (const go of held ?? []) go();
        held = null;
      };
    },
    /** Waits until every request has its response. */
    settle: async () => {
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    },
  };
};
