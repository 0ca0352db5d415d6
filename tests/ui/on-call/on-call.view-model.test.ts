import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporalWallClock as wallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type {
  OnCallOverride,
  OnCallOverview,
  OnCallSwap,
  OnCallTestPage,
} from '#core/on-call/on-call-overview.schema.ts';
import { DESK_NOW, dailyList, overviewOf } from '#tests/support/on-call-overview.ts';
import { scripted } from '#tests/support/scripted.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import type { OnCallPlace } from '#ui/on-call/on-call-place.ts';
import { OnCallViewModel } from '#ui/on-call/on-call.view-model.ts';

const LIST = '00000000-0000-4000-8000-0000000000aa';
const RAY = '00000000-0000-4000-8000-0000000000bb';
const OTHER = '00000000-0000-4000-8000-0000000000cc';
const SAID = overviewOf([dailyList(LIST, [['Sam'], ['Kim']])], 'Sam');
const DESK: OnCallOverview = {
  ...SAID,
  people: SAID.people.map((one) =>
    one.id === 'Ray' ? { ...one, id: RAY, handoffNotice: true } : one,
  ),
};
const OVERRIDE: OnCallOverride = {
  id: '00000000-0000-4000-8000-0000000000dd',
  rev: 1,
  listId: LIST,
  tier: 'primary',
  kind: 'add',
  personId: RAY,
  insteadOf: null,
  from: '2026-03-07T17:00:00.000Z',
  to: '2026-03-08T16:00:00.000Z',
  note: null,
  swapId: null,
  madeBy: 'Dana',
  madeAt: DESK.asOf,
};
const EDITOR = { change: true, edit: true };
const MEMBER = { change: true, edit: false };
const READER = { change: false, edit: false };
const at = (place: Partial<OnCallPlace>): OnCallPlace => ({
  panel: null,
  gap: null,
  override: null,
  edited: null,
  ...place,
});

const opened = () => {
  const gateway = scripted<OnCallGateway>();
  const toasts = new ToastStore(Date.now);
  let keys = 0;
  gateway.onOnCallDesk.gives(DESK);
  const model = new OnCallViewModel({
    gateway,
    toasts,
    wallClock,
    clock: { now: () => DESK_NOW },
    makeKey: () => new AttemptKey({ next: () => `key-${String((keys += 1))}` }),
  });
  return { gateway, model, toastTitles: () => toasts.shown().map(({ title }) => title) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('who is on call', () => {
  it('stands open as the address says, and only what is for whoever looks', () => {
    const { gateway, model } = opened();
    gateway.onOnCallFeeds.gives({ feeds: [] });
    const panel = (kind: OnCallPlace['panel'], may: typeof EDITOR) => {
      model.show(at({}), DESK, may);
      model.show(at({ panel: kind }), DESK, may);
      return model.panel?.kind ?? null;
    };
    const all = ['override', 'lists', 'swap', 'test', 'calendar'] as const;
    expect(all.map((one) => panel(one, EDITOR))).toEqual([
      'override',
      'lists',
      'swap',
      'test',
      'feeds',
    ]);
    expect(all.map((one) => panel(one, MEMBER))).toEqual([null, null, 'swap', 'test', 'feeds']);
    expect(all.map((one) => panel(one, READER))).toEqual([null, null, null, null, 'feeds']);
    model.show(at({ edited: { what: 'rotation', id: LIST } }), DESK, MEMBER);
    expect(model.editing).toBeNull();
  });

  it('names people of a list who never get a turn, and says when it only begins later', () => {
    const { model } = opened();
    model.show(at({ edited: { what: 'rotation', id: LIST } }), DESK, EDITOR);
    const editor = model.editing?.kind === 'list' ? model.editing.editor : null;
    editor?.edit.form.begin({
      ...editor.edit.form.values,
      startsOn: '2026-03-09',
      rotationDays: '1',
      always: false,
      coversFromDay: '6',
      coversFrom: '08:00',
      coversToDay: '7',
      coversTo: '08:00',
      tiers: {
        backup: [],
        manager: [],
        primary: [[RAY], [RAY], [RAY], [RAY], [RAY], [OTHER], [RAY]],
      },
    });
    expect(editor?.warnings).toEqual([
      { kind: 'neverPaged', people: [RAY] },
      { kind: 'notYet', startsOn: '2026-03-09', handoffAt: 480 },
    ]);
    editor?.edit.form.type('startsOn', '2026-03-02');
    editor?.edit.form.type('always', true);
    expect(editor?.warnings).toEqual([]);
    editor?.edit.form.type('endsOn', '2026-03-01');
    expect(editor?.edit.form.validated.ok).toBe(false);
  });

  it('keeps what is typed while the address stays, and leaves it once it is saved', async () => {
    const { gateway, model, toastTitles } = opened();
    const gap = { listId: LIST, tier: 'primary', from: DESK_NOW, to: DESK_NOW + 3600000 } as const;
    const place = at({ panel: 'override', gap });
    model.show(place, DESK, EDITOR);
    const editor = model.panel?.kind === 'override' ? model.panel.editor : null;
    expect(editor?.edit.form.values).toMatchObject({ kind: 'add', place: `${LIST} primary` });
    editor?.edit.form.type('personId', RAY);
    expect([editor?.edit.dirty, editor?.effects]).toEqual([
      true,
      [{ kind: 'covered' }, { kind: 'told', people: [RAY] }],
    ]);
    model.show(place, { ...DESK }, EDITOR);
    expect(model.panel).toMatchObject({ editor });
    gateway.onAddOnCallOverride.gives({});
    await editor?.edit.save();
    expect(gateway.onAddOnCallOverride.calls).toMatchObject([[{ id: 'key-1', personId: RAY }]]);
    expect([model.panel, model.left, toastTitles()]).toEqual([
      null,
      'panel',
      ['The override was added'],
    ]);
  });

  it('changes an override by the form that made it, and keeps what another person changed meanwhile', async () => {
    const { gateway, model, toastTitles } = opened();
    const desk: OnCallOverview = { ...DESK, overrides: [OVERRIDE] };
    model.show(at({ panel: 'override', override: OVERRIDE.id }), desk, MEMBER);
    expect(model.panel).toBeNull();
    model.show(at({}), desk, EDITOR);
    model.show(at({ panel: 'override', override: OVERRIDE.id }), desk, EDITOR);
    const editor = model.panel?.kind === 'override' ? model.panel.editor : null;
    expect(editor?.edit.form.values).toEqual({
      kind: 'add',
      place: `${LIST} primary`,
      insteadOf: '',
      personId: RAY,
      from: '2026-03-07T12:00',
      to: '2026-03-08T12:00',
      note: '',
    });
    expect([editor?.edit.maySave, editor?.effects]).toEqual([false, [{ kind: 'nothing' }]]);
    editor?.edit.form.type('to', '2026-03-07T18:00');
    // The rest of the day is Ray’s no longer, because the change takes the place of the override.
    expect(editor?.effects).toEqual([{ kind: 'covered' }, { kind: 'told', people: [RAY] }]);
    const theirs = { ...OVERRIDE, rev: 2, note: 'Kim is away.', madeBy: 'Kim' };
    gateway.onOnCallDesk.clear().gives({ ...desk, overrides: [theirs] });
    gateway.onChangeOnCallOverride
      .fails({ kind: 'refused', status: 409, code: 'staleRev', message: null })
      .gives({});
    await editor?.edit.save();
    expect(gateway.onChangeOnCallOverride.calls.map(([sent]) => sent)).toMatchObject([
      { id: OVERRIDE.id, rev: 1, note: null },
      { id: OVERRIDE.id, rev: 2, note: 'Kim is away.', to: '2026-03-07T23:00:00.000Z' },
    ]);
    expect([model.panel, toastTitles()]).toEqual([null, ['The override was saved']]);
  });

  it('says that an override has ended meanwhile, which is then not changed', async () => {
    const { gateway, model } = opened();
    const desk: OnCallOverview = { ...DESK, overrides: [OVERRIDE] };
    model.show(at({ panel: 'override', override: OVERRIDE.id }), desk, EDITOR);
    const editor = model.panel?.kind === 'override' ? model.panel.editor : null;
    editor?.edit.form.type('note', 'Late');
    gateway.onChangeOnCallOverride.fails({
      kind: 'refused',
      status: 404,
      code: null,
      message: null,
    });
    const ended = { ...OVERRIDE, rev: 2, from: '2026-03-06T09:00:00.000Z', to: DESK.asOf };
    gateway.onOnCallDesk.clear().gives({ ...desk, overrides: [ended] });
    await editor?.edit.save();
    expect(editor?.edit.saving.gone).toBe(true);
    // An address of an override that is not there opens nothing.
    model.show(at({ panel: 'override', override: OTHER }), desk, EDITOR);
    expect(model.panel).toBeNull();
  });

  it('follows a test page until it went out, and no more once its panel is closed', async () => {
    const { gateway, model } = opened();
    model.show(at({ panel: 'test' }), DESK, MEMBER);
    const page = model.panel?.kind === 'test' ? model.panel.page : null;
    const pageOf = (state: OnCallTestPage['state']): OnCallTestPage => ({
      channel: 'sms',
      state,
      askedAt: DESK.asOf,
      sentAt: null,
    });
    gateway.onSendOnCallTestPage.gives({});
    gateway.onReadOnCallTestPage.gives(pageOf('queued')).gives(pageOf('sent'));
    await page?.send();
    expect(page?.sent?.state).toBe('queued');
    await vi.advanceTimersByTimeAsync(2000);
    expect(page?.sent?.state).toBe('sent');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(gateway.onReadOnCallTestPage.calls).toEqual([[{ id: 'key-1' }], [{ id: 'key-1' }]]);
    gateway.onReadOnCallTestPage.clear().gives(pageOf('queued'));
    await page?.send();
    model.show(at({}), DESK, MEMBER);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(gateway.onReadOnCallTestPage.calls).toHaveLength(3);
  });

  it('shows the address of a calendar once, and lets a shift that was offered be withdrawn', async () => {
    const { gateway, model, toastTitles } = opened();
    gateway.onOnCallFeeds.gives({ feeds: [] });
    gateway.onAddOnCallFeed.gives({
      address: 'https://portal.example.com/calendar/on-call.ics?code=x',
    });
    model.show(at({ panel: 'calendar' }), DESK, MEMBER);
    const feeds = model.panel?.kind === 'feeds' ? model.panel.feeds : null;
    await feeds?.make();
    expect([feeds?.made, gateway.onOnCallFeeds.calls.length]).toEqual([
      'https://portal.example.com/calendar/on-call.ics?code=x',
      2,
    ]);
    model.show(at({}), DESK, MEMBER);
    model.show(at({ panel: 'calendar' }), DESK, MEMBER);
    expect(model.panel).toMatchObject({ feeds: { made: null } });
    gateway.onAnswerOnCallSwap.gives({});
    const swap: OnCallSwap = {
      id: 's',
      rev: 1,
      listId: LIST,
      tier: 'primary',
      personId: 'Sam',
      toPersonId: null,
      from: DESK.asOf,
      to: DESK.until,
      back: null,
      note: null,
      offeredAt: DESK.asOf,
    };
    await model.answer(swap, 'withdraw');
    expect(gateway.onAnswerOnCallSwap.calls).toEqual([[{ id: 's', rev: 1, answer: 'withdraw' }]]);
    expect(toastTitles()).toEqual(['The swap was withdrawn']);
  });
});
