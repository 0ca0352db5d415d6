import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AlarmTimeline, SiteAlarms } from '#core/alarms/alarm-timeline.schema.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import { SiteAlarmsViewModel } from '#ui/alarms/site-alarms.view-model.ts';

const alarms = (asOf: string): SiteAlarms => ({
  asOf,
  timeZone: 'America/New_York',
  siteName: 'Saltbox Bakery',
  open: [],
  last: [],
});
const named = (alarmNum: number): AlarmTimeline => ({
  alarmNum,
  devNum: 1,
  priority: 2,
  serviceType: 'Burglary',
  event: 'Perimeter',
  state: 'New',
  raisedAt: '2026-11-22T02:11:00.000Z',
  pickedUpAt: null,
  holdUntil: null,
  clearedAt: null,
  disposition: null,
  rows: [],
});
const event = (siteNum: number): LiveEvent => ({
  key: `k${siteNum}`,
  at: 0,
  siteNum,
  devNum: 1,
  kind: 'alarm',
  data: {},
});

describe('the alarms of a site that is looked at', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = () => {
    const events$ = new Subject<LiveEvent>();
    const readAnew$ = new Subject<undefined>();
    let turn = 0;
    const read = vi.fn((_site: number, _how?: { readonly background: true }) => {
      turn += 1;
      return Promise.resolve(ok(alarms(`2026-11-22T02:11:0${turn}.000Z`)));
    });
    const timeline = vi.fn((): Promise<Result<AlarmTimeline, Failure>> =>
      Promise.resolve(err({ kind: 'refused', status: 404, message: 'Gone.', code: null } as const)),
    );
    const model = new SiteAlarmsViewModel({
      alarms: read,
      alarm: timeline,
      live: { events$, readAnew$ },
      clock: { now: () => 1000 },
    });
    model.start();
    return { model, read, timeline, events$, readAnew$ };
  };

  it('are read when it is opened, and anew when something happens there and nowhere else', async () => {
    const { model, read, events$, readAnew$ } = open();
    model.open(700101, null);
    await vi.advanceTimersByTimeAsync(0);
    expect(model.reading).toMatchObject({ at: 'ready' });
    events$.next(event(700102));
    await vi.advanceTimersByTimeAsync(2000);
    expect(read).toHaveBeenCalledTimes(1);
    for (let index = 0; index < 20; index += 1) events$.next(event(700101));
    await vi.advanceTimersByTimeAsync(3000);
    expect(read.mock.calls.slice(1)).toEqual([
      [700101, { background: true }],
      [700101, { background: true }],
    ]);
    readAnew$.next(undefined);
    await vi.advanceTimersByTimeAsync(2000);
    expect(read).toHaveBeenCalledTimes(4);
    model.dispose();
    events$.next(event(700101));
    await vi.advanceTimersByTimeAsync(2000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('keep the newer answer, and say why a named one is not there', async () => {
    const { model, read, timeline } = open();
    model.open(700101, 900001);
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline).toHaveBeenCalledWith(700101, 900001);
    expect(model.named).toEqual({ at: 'unknown', text: 'Gone.' });
    read.mockImplementationOnce(() => Promise.resolve(ok(alarms('2020-01-01T00:00:00.000Z'))));
    await model.refresh();
    expect(model.reading).toMatchObject({ alarms: { asOf: '2026-11-22T02:11:01.000Z' } });
    model.open(700101, null);
    expect(model.named).toEqual({ at: 'none' });
  });

  it('are read at once when something happens, and again 300 ms later when more did', async () => {
    const { model, read, events$ } = open();
    model.open(700101, null);
    await vi.advanceTimersByTimeAsync(2000);
    events$.next(event(700101));
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(100);
    events$.next(event(700101));
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('name every other one that is open beside the one that is shown', async () => {
    const { model, read } = open();
    const nums = () => model.others.map(({ alarmNum }) => alarmNum);
    read.mockImplementation(() =>
      Promise.resolve(
        ok({ ...alarms('2026-11-22T02:11:01.000Z'), open: [900002, 900001, 900003].map(named) }),
      ),
    );
    model.open(700101, null);
    expect(nums()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(nums()).toEqual([900001, 900003]);
    model.open(700101, 900003);
    expect(nums()).toEqual([900002, 900001]);
    model.open(700101, 800001);
    expect(nums()).toEqual([900002, 900001, 900003]);
  });

  it('try again for one that the address names', async () => {
    const { model, timeline } = open();
    model.open(700101, 900001);
    await vi.advanceTimersByTimeAsync(0);
    expect(model.named).toEqual({ at: 'unknown', text: 'Gone.' });
    timeline.mockImplementationOnce(() => Promise.resolve(ok(named(900001))));
    const tried = model.refreshNamed();
    expect(model.named).toEqual({ at: 'loading' });
    await tried;
    expect(model.named).toMatchObject({ at: 'ready', timeline: { alarmNum: 900001 } });
  });
});
