import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import type { LiveEvent } from '#core/live/live-event.schema.ts';
import { LISTEN_MS } from '#core/panel-info/assess-test.rule.ts';
import type { CommunicationTest, Panel, PanelInfo } from '#core/panel-info/panel-info.schema.ts';
import type { ServiceRequest } from '#core/panel-info/service-request.schema.ts';
import { PanelInfoViewModel } from '#ui/panel-info/panel-info.view-model.ts';
import type { WrittenRequest } from '#ui/panel-info/service-form.ts';

const START = Date.UTC(2026, 2, 12, 14, 0);
const LOST: Failure = { kind: 'timedOut' };

const PANEL: Panel = {
  devNum: 1,
  transmitterCode: 'HP1415',
  description: 'Main panel',
  type: null,
  manufacturer: null,
  model: null,
  firmware: null,
  installedOn: null,
  installer: null,
  paths: [],
  timerTestMinutes: null,
  timerTestDueAt: null,
  lastSignalAt: null,
  lastSignal: null,
  onTestUntil: null,
  health: 'OK',
  healthReasons: [],
  lastServiceOn: null,
  nextServiceOn: null,
  commissionedOn: null,
  decommissionedOn: null,
  timerTestSignal: null,
  timerTestEvent: 'Timer test not received',
  monitoring: 'Monitored',
  outOfService: null,
  areas: [],
  lastSignalCode: null,
  checks: [],
  communicationTest: null,
};

const event = (siteNum: number): LiveEvent => ({
  key: `k${siteNum}`,
  at: 0,
  siteNum,
  devNum: 1,
  kind: 'site',
  data: {},
});

const open = () => {
  const events$ = new Subject<LiveEvent>();
  const readAnew$ = new Subject<undefined>();
  let test: CommunicationTest | null = null;
  const requests: ServiceRequest[] = [];
  const answers: Failure[] = [];
  const answered = <T>(value: T): Promise<Result<T, Failure>> => {
    const lost = answers.shift();
    return Promise.resolve(lost === undefined ? ok(value) : err(lost));
  };
  const read = vi.fn((siteNum: number, _how?: { readonly background: true }) =>
    answered<PanelInfo>({
      asOf: isoInstant(Date.now()),
      siteNum,
      siteName: 'Benson, Carla',
      addressDisplay: '48 Gull Rock Road',
      timeZone: 'America/New_York',
      dealer: { name: 'Harbor Point Alarm', phone: null },
      panels: [{ ...PANEL, communicationTest: test }],
      strangers: [],
      requests: [...requests],
    }),
  );
  const startTest = vi.fn((_site: number, _dev: number, id: string) => {
    const startedAt = isoInstant(Date.now());
    test ??= {
      id,
      state: 'Waiting',
      startedAt,
      startedBy: 'Carla Benson',
      passedAt: null,
      code: null,
      endsAt: isoInstant(Date.now() + LISTEN_MS),
    };
    return answered(test);
  });
  const requestService = vi.fn((_site: number, { id, devNum, text }: WrittenRequest) => {
    const known = requests.find((one) => one.id === id);
    const request: ServiceRequest = known ?? {
      id,
      rev: 1,
      devNum,
      kind: 'request',
      text,
      state: 'New',
      requestedBy: 'Carla Benson',
      requestedAt: isoInstant(Date.now()),
      acknowledgedBy: null,
      acknowledgedAt: null,
      closedBy: null,
      closedAt: null,
    };
    if (known === undefined) requests.unshift(request);
    return answered(request);
  });
  let ids = 0;
  const model = new PanelInfoViewModel({
    read,
    startTest,
    requestService,
    live: { events$, readAnew$ },
    clock: { now: () => Date.now() },
    makeKey: () => new AttemptKey({ next: () => `id-${(ids += 1)}` }),
    mayChange: true,
  });
  model.start();
  return { model, read, startTest, requestService, events$, readAnew$, answers, requests };
};

describe('the panels of a site that is looked at', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are read when it is opened, and at most once a second when something happens there and nowhere else', async () => {
    const { model, read, events$, readAnew$ } = open();
    // No site is open, so nothing is read.
    readAnew$.next(undefined);
    await vi.advanceTimersByTimeAsync(2000);
    expect(read).not.toHaveBeenCalled();
    model.open(7);
    model.open(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(model.screen?.siteNum).toBe(7);
    events$.next(event(8));
    await vi.advanceTimersByTimeAsync(2000);
    expect(read).toHaveBeenCalledTimes(1);
    for (let index = 0; index < 30; index += 1) events$.next(event(7));
    await vi.advanceTimersByTimeAsync(3000);
    expect(read.mock.calls.slice(1)).toEqual([
      [7, { background: true }],
      [7, { background: true }],
    ]);
    model.dispose();
    events$.next(event(7));
    await vi.advanceTimersByTimeAsync(20000);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('are looked at anew when the quarter of an hour of a test is over', async () => {
    const { model, read } = open();
    model.open(7);
    await model.startTest(1);
    const before = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(LISTEN_MS - 2000);
    expect(read.mock.calls.length).toBe(before);
    await vi.advanceTimersByTimeAsync(3000);
    expect(read.mock.calls.length).toBe(before + 1);
    model.dispose();
  });

  it('are asked for one test under one number, however often an answer gets lost, and say why none began', async () => {
    const { model, startTest, answers } = open();
    model.open(7);
    await vi.advanceTimersByTimeAsync(0);
    answers.push(LOST);
    await model.startTest(1);
    expect(model.texts.get(1)).toBeDefined();
    expect(model.screen?.panels[0]?.communicationTest?.state).toBe('Waiting');
    await model.startTest(1);
    expect(startTest.mock.calls.map(([, , id]) => id)).toEqual(['id-1', 'id-1']);
    expect(model.texts.get(1)).toBeUndefined();
    answers.push({ kind: 'refused', status: 409, message: 'Lee Park started one.', code: null });
    await model.startTest(1);
    expect(model.texts.get(1)).toBe('Lee Park started one.');
    model.dispose();
  });

  it('send one message however often an answer gets lost, keep what was typed till then, and look until it is mailed', async () => {
    const { model, requestService, answers, requests, read } = open();
    const { form } = model;
    model.open(7);
    await vi.advanceTimersByTimeAsync(0);
    model.openRequest(PANEL, 'AC loss.\n');
    // What the row has filled in nobody typed, so that nothing asks before it is discarded.
    expect(form).toMatchObject({ dirty: false, text: 'AC loss.\n' });
    form.write('AC loss.\nSince noon.');
    expect(form.dirty).toBe(true);
    form.write('   ');
    await form.send();
    expect(form.errors['text']).toEqual(['What needs service is required']);
    form.write('The siren is silent.');
    answers.push(LOST);
    await form.send();
    expect(form).toMatchObject({ text: 'The siren is silent.', sent: false });
    expect(form.sending.problem).not.toBeNull();
    await form.send();
    expect(requestService.mock.calls.map(([, { id }]) => id)).toEqual(['id-1', 'id-1']);
    expect(requests).toHaveLength(1);
    expect(form).toMatchObject({ about: null, dirty: false, sent: true });
    const before = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10000);
    expect(read.mock.calls.length).toBeGreaterThan(before + 1);
    const [request] = requests;
    if (request !== undefined) requests[0] = { ...request, state: 'Delivered' };
    await vi.advanceTimersByTimeAsync(4000);
    const settled = read.mock.calls.length;
    await vi.advanceTimersByTimeAsync(30000);
    expect(read.mock.calls.length).toBe(settled);
    model.dispose();
  });
});
