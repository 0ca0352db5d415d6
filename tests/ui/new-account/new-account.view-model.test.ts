import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { permitForm } from '#core/new-account/premises-form.schema.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { NewAccountViewModel } from '#ui/new-account/new-account.view-model.ts';
import { reviewLines } from '#ui/new-account/review-lines.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { scripted } from '#tests/support/scripted.ts';

const AT = '2026-07-01T12:00:00Z';
const SAVED = { rev: 1, savedAt: AT, expiresAt: '2026-07-31T12:00:00Z' };
const NUMBERS = { blocks: [], answers: [], next: null, free: 8 };

describe('a new account of somebody with one branch', () => {
  let gateway: ReturnType<typeof scripted<NewAccountGateway>>;
  let model: NewAccountViewModel;
  beforeEach(async () => {
    vi.useFakeTimers();
    gateway = scripted<NewAccountGateway>();
    let ids = 0;
    model = new NewAccountViewModel({
      gateway,
      toasts: new ToastStore(Date.now),
      may: { zones: true, hours: true },
      activeGroup: () => 4471,
      ids: { next: () => `id-${String((ids += 1))}` },
      clock: { now: () => Date.parse(AT) },
    });
    const branch = { siteGroupNum: 4473, name: 'Coast', timeZone: 'US/Eastern', ecvContacts: 2 };
    gateway.onStart.gives({ asOf: AT, branches: [branch], drafts: [] });
    await model.beginning.load();
    model.begin();
  });
  afterEach(() => {
    model.dispose();
    vi.useRealTimers();
  });
  const wait = (ms = 2000) => vi.advanceTimersByTimeAsync(ms);
  const save = (): void => {
    gateway.onSave.gives(SAVED);
    gateway.onNumbers.gives(NUMBERS);
  };

  it('saves no draft while it is only looked at, however long it stands open', async () => {
    expect(model.draft.branch).toBe(4473);
    model.goTo('zones');
    await wait(3600 * 1000);
    expect([gateway.onSave.calls, gateway.onNumbers.calls]).toEqual([[], []]);
    expect([model.saver.isBegun, model.dirty]).toEqual([false, false]);
  });

  it('lists what a step lacks once the step is left, a wrong value at once, and everything on the review', () => {
    save();
    const lines = () => reviewLines(model, () => undefined).map(({ text, tone }) => [tone, text]);
    expect(lines()).toEqual([]);
    model.change({ premises: { ...model.draft.premises, callFirst: 'nonsense' } });
    expect(lines().map(([tone]) => tone)).toEqual(['wrong']);
    model.goTo('premises');
    expect(lines()).toContainEqual(['missing', 'Transmitter 1: Transmitter number is required']);
    expect(lines()).not.toContainEqual(['missing', 'Street is required']);
    model.goTo('contacts');
    expect(lines()).toContainEqual(['missing', 'Street is required']);
    expect(lines()).not.toContainEqual(['missing', 'The signed agreement']);
    model.goTo('review');
    expect(lines()).toContainEqual(['missing', 'The signed agreement']);
  });

  it('begins with the active group among several branches, and with none if it is not among them', async () => {
    const branchOf = (siteGroupNum: number, timeZone: string) => ({
      siteGroupNum,
      name: `Branch ${siteGroupNum}`,
      timeZone,
      ecvContacts: 2,
    });
    const [coast, main, north] = [
      branchOf(4473, 'US/Eastern'),
      branchOf(4471, 'US/Pacific'),
      branchOf(4474, 'US/Central'),
    ];
    const begun = async (branches: readonly (typeof coast)[]) => {
      gateway.onStart.clear().gives({ asOf: AT, branches: [...branches], drafts: [] });
      await model.beginning.load();
      model.begin();
      return [model.draft.branch, model.draft.premises.timeZone];
    };
    expect(await begun([coast, main])).toEqual([4471, 'US/Pacific']);
    expect(await begun([coast, north])).toEqual([null, 'US/Eastern']);
  });

  it('saves it once something is typed, and then knows the numbers of the branch', async () => {
    save();
    model.change({ from: 'a template' });
    expect([model.saver.isBegun, model.dirty, model.saver.lossWith(model.codes.size)]).toEqual([
      true,
      true,
      null,
    ]);
    await wait();
    expect(model.dirty).toBe(false);
    expect(model.numbers.free).toBe(8);
    expect(gateway.onSave.calls).toHaveLength(1);
  });

  it('names a permit whose date is typed by half, and keeps what was typed', async () => {
    save();
    const id = '0b1d2c3e-0000-4000-8000-000000000001';
    const permit = { ...permitForm.show(null), id, number: '7', issued: '3/1', expires: '' };
    model.change({ permits: [permit] });
    model.goTo('contacts');
    expect(model.validation.of('agencies')).toContainEqual({
      step: 'agencies',
      field: `permit-${id}-issued`,
      tone: 'wrong',
      text: 'Permit 1, Issued: Enter a date',
    });
    await wait();
    expect(model.draft.permits[0]?.issued).toBe('3/1');
    model.change({ permits: [{ ...permit, issued: '', expires: '3/12/26' }] });
    expect(model.validation.of('agencies').map(({ text }) => text)).toContain(
      'Permit 1, Expires: Enter the year with four digits',
    );
  });

  it('saves it when a number is asked for', async () => {
    save();
    await model.numbers.next();
    expect(gateway.onSave.calls).toHaveLength(1);
  });

  it('says what leaving loses: nothing for another step, of a saved draft its codes alone, else what was typed', async () => {
    save();
    model.change({ from: 'a template' });
    await wait();
    model.goTo('zones');
    expect([model.saver.pending, model.dirty]).toEqual([true, false]);
    model.putCode('one', { code: 'LANTERN9', knowingly: false });
    expect(model.dirty).toBe(true);
    expect(model.saver.lossWith(model.codes.size)).toContain('codes you entered are not');
    gateway.onSave.clear().fails({ kind: 'unreachable' });
    model.change({ from: 'another' });
    await wait(1000);
    expect([model.dirty, model.saver.lossWith(model.codes.size)]).toEqual([true, null]);
    expect(model.saver.problem).not.toBeNull();
  });

  it('saves what was just typed when it is left, and is lost only if that fails or the save before it does', async () => {
    await model.saver.finish();
    expect(gateway.onSave.calls).toEqual([]);
    save();
    model.change({ from: 'a template' });
    const finished = model.saver.finish();
    expect(model.dirty).toBe(true);
    await finished;
    expect([model.dirty, gateway.onSave.calls.length]).toEqual([false, 1]);
    gateway.onSave.clear().fails({ kind: 'unreachable' });
    model.change({ from: 'another' });
    await model.saver.finish();
    expect(model.dirty).toBe(true);
  });
});
