import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningTest } from '#core/home/dealer-home.schema.ts';
import { err, ok, type Failure } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { AttentionViewModel } from '#ui/home/attention.view-model.ts';
import { HomeViewModel } from '#ui/home/home.view-model.ts';
import { QUIET_HOME } from '#tests/support/dealer-home.ts';

const TEST: RunningTest = {
  siteNum: 7,
  siteName: 'Benson, Carla',
  xmit: 'HP1415',
  id: 'one',
  rev: 2,
  category: 'Technician test',
  placedBy: 'Lee Park',
  startsAt: '2026-03-12T17:00:00.000Z',
  endsAt: '2026-03-12T18:20:00.000Z',
};
const REFUSED: Failure = {
  kind: 'refused',
  status: 422,
  message: 'A test ends at last.',
  code: 'x',
};

const event = (kind: LiveEvent['kind']): LiveEvent => ({
  key: kind,
  at: 0,
  siteNum: 7,
  devNum: 1,
  kind,
  data: {},
});

const open = () => {
  const events$ = new Subject<LiveEvent>();
  const readAnew$ = new Subject<void>();
  const reads = { figures: 0, volume: 0, alarms: 0, attention: 0 };
  const marks = { figures: [] as unknown[], volume: [] as unknown[], alarms: [] as unknown[] };
  const extended: unknown[] = [];
  let failure: Failure | null = null;
  const model = new HomeViewModel({
    figures: (how) => {
      reads.figures += 1;
      marks.figures.push(how);
      return Promise.resolve(ok(QUIET_HOME));
    },
    atHand: null,
    volume: (how) => {
      reads.volume += 1;
      marks.volume.push(how);
      return Promise.resolve(
        ok({
          asOf: QUIET_HOME.asOf,
          timeZone: QUIET_HOME.timeZone,
          halfHours: [],
          days: [],
          today: [],
          open: 0,
          closed: 0,
        }),
      );
    },
    alarms: (how) => {
      reads.alarms += 1;
      marks.alarms.push(how);
      return Promise.resolve(
        ok({ weeks: [], answered: { now: null, before: null }, hasYearBefore: false }),
      );
    },
    extend: (...args) => {
      extended.push(args);
      return Promise.resolve(failure === null ? ok({}) : err(failure));
    },
    attention: new AttentionViewModel({
      gateway: {
        attention: () => {
          reads.attention += 1;
          return Promise.resolve(
            ok({
              asOf: QUIET_HOME.asOf,
              timeZone: QUIET_HOME.timeZone,
              items: [],
              counts: { everybody: 0, mine: 0, acknowledged: 0, snoozed: 0 },
              colleagues: [],
              next: null,
              kinds: [],
              branches: [],
            }),
          );
        },
        sayAttention: () => Promise.reject(new Error('not asked')),
        acknowledgeAttention: () => Promise.reject(new Error('not asked')),
        assignAttention: () => Promise.reject(new Error('not asked')),
      },
      mayChange: true,
      me: '',
      acts: [],
      toasts: { show: () => 0 },
    }),
    live: { events$, readAnew$ },
    clock: { now: () => Date.now() },
  });
  return {
    model,
    events$,
    readAnew$,
    reads,
    marks,
    extended,
    fails: (with_: Failure) => {
      failure = with_;
    },
  };
};

describe('the dashboard', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('follows what happens without a reading for every signal, and nothing any more when it is left', async () => {
    const { model, events$, reads } = open();
    model.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(reads).toEqual({ figures: 1, volume: 1, alarms: 1, attention: 1 });
    for (let index = 0; index < 500; index += 1) {
      events$.next(event('alarm'));
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(2000);
    // During ten seconds of alarms, the figures are read at once and then every two seconds.
    expect(reads.figures).toBeLessThanOrEqual(8);
    expect(reads.figures).toBeGreaterThanOrEqual(6);
    expect(reads.attention).toBe(reads.figures);
    expect(reads.volume).toBe(2);
    expect(reads.alarms).toBe(1);
    model.dispose();
    events$.next(event('alarm'));
    await vi.advanceTimersByTimeAsync(60000);
    expect(reads.volume).toBe(2);
  });

  it('reads no figure for a row of history or a tick of a test', async () => {
    const { model, events$, reads } = open();
    model.start();
    events$.next(event('activity'));
    events$.next(event('testZone'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(reads.figures).toBe(1);
    expect(reads.volume).toBe(2);
    model.dispose();
  });

  it('reads anew when news may be missing', async () => {
    const { model, readAnew$, reads } = open();
    model.start();
    readAnew$.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(reads).toEqual({ figures: 2, volume: 2, alarms: 1, attention: 2 });
    model.dispose();
  });

  it('reads for the person at first and in the background from then on, which keeps no session awake', async () => {
    const { model, readAnew$, marks } = open();
    model.start();
    readAnew$.next();
    await vi.advanceTimersByTimeAsync(0);
    const once = [undefined, { background: true }];
    await vi.advanceTimersByTimeAsync(600000);
    expect(marks).toEqual({ figures: once, volume: once, alarms: once });
    model.dispose();
  });

  it('counts on each second from the time that the provider said, and not when it is left', async () => {
    const { model } = open();
    const said = Date.parse(QUIET_HOME.asOf);
    model.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(model.now).toBe(said);
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.now).toBe(said + 5000);
    model.dispose();
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.now).toBe(said + 5000);
  });

  it('extends a test, shows what is true, and says why it did not', async () => {
    const { model, extended, fails, reads } = open();
    await model.extend(TEST, 1800000);
    expect(extended).toEqual([['one', 2, 1800000]]);
    expect(reads.figures).toBe(1);
    expect(model.extending.problem).toBeNull();
    fails(REFUSED);
    await model.extend(TEST, 1800000);
    expect(model.extending.problem).toBe('A test ends at last.');
    expect(model.pressedTest).toBe('one');
  });
});
