import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Failure, err, ok, type Result } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';
import { ImpersonationViewModel } from '#ui/impersonation/impersonation.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';

const seen = (endsInSeconds: number, mode: 'look' | 'act' = 'look'): SessionView => ({
  ...viewOf(2, { betaUser: true }),
  impersonation: { actorName: 'Marcus Hale', mode, endsInSeconds },
});

describe('the bar of an impersonation', () => {
  let session: SessionContext;
  let toasts: ToastStore;
  let model: ImpersonationViewModel;
  let ends: Result<void, Failure>;
  let confirmed: number;
  beforeEach(() => {
    vi.useFakeTimers();
    session = new SessionContext();
    toasts = new ToastStore(Date.now);
    ends = ok(undefined);
    confirmed = 0;
    model = new ImpersonationViewModel({
      session,
      actions: {
        end: () => Promise.resolve(ends),
        confirm: () => {
          confirmed += 1;
          return Promise.resolve(true);
        },
      },
      clock: { now: () => Date.now() },
      toasts,
    });
    model.start();
  });
  afterEach(() => {
    model.dispose();
    vi.useRealTimers();
  });
  const begin = (view: SessionView) =>
    session.apply({ kind: 'impersonationStarted', grant: grantOf(view) });
  const titles = () => toasts.list().map(({ title }) => title);

  it('is there only while a staff member is behind the session', () => {
    session.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    expect(model.running).toBe(false);
    begin(seen(1450));
    expect(model.running).toBe(true);
    expect([model.name, model.actorName, model.modeText, model.clockText]).toEqual([
      'Dana Reyes',
      'Marcus Hale',
      'look only',
      '24:10',
    ]);
    session.apply({ kind: 'impersonationEnded', grant: grantOf(viewOf(1)) });
    expect(model.running).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says when one acts', () => {
    begin(seen(600, 'act'));
    expect(model.modeText).toBe('acting for the user');
  });

  it('counts from the receipt, through a remount, and anew when the server says more', () => {
    begin(seen(600));
    vi.advanceTimersByTime(60_000);
    expect(model.clockText).toBe('9:00');
    model.dispose();
    vi.advanceTimersByTime(30_000);
    model.start();
    vi.advanceTimersByTime(1000);
    expect(model.clockText).toBe('8:29');
    session.apply({ kind: 'groupChanged', siteGroupNum: 4490 });
    expect(model.clockText).toBe('8:29');
    session.apply({ kind: 'viewChanged', view: seen(509) });
    expect(model.clockText).toBe('8:29');
    session.apply({ kind: 'viewChanged', view: seen(300) });
    expect(model.clockText).toBe('5:00');
  });

  it('warns two minutes before its end, once, and says the last marks aloud', () => {
    begin(seen(130));
    vi.advanceTimersByTime(9_000);
    expect([model.announcement, titles()]).toEqual(['', []]);
    vi.advanceTimersByTime(1_000);
    expect(model.announcement).toBe('2 minutes left as Dana Reyes');
    vi.advanceTimersByTime(90_000);
    expect(model.announcement).toBe('30 seconds left as Dana Reyes');
    expect(titles()).toEqual(['2 minutes left']);
  });

  it('asks the server when its time is over, now and then until it is told', () => {
    begin(seen(3));
    vi.advanceTimersByTime(2_000);
    expect(confirmed).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(confirmed).toBe(1);
    expect(model.announcement).toBe('Your session as Dana Reyes has ended');
    vi.advanceTimersByTime(5_000);
    expect(confirmed).toBe(2);
    session.apply({ kind: 'signedOut', reason: 'impersonationExpired' });
    vi.advanceTimersByTime(60_000);
    expect(confirmed).toBe(2);
  });

  it('ends once at a time', async () => {
    begin(seen(600));
    const [first, second] = [model.end(), model.end()];
    expect([await first, await second]).toEqual([true, false]);
    expect(model.ending).toBe(false);
  });

  it('is done where another tab learnt of the end first and this one dropped its answer', async () => {
    session.apply({ kind: 'signedIn', grant: grantOf(viewOf(1)) });
    begin(seen(600));
    ends = err({ kind: 'empty', reason: 'stale' });
    const ending = model.end();
    session.apply({ kind: 'impersonationEnded', grant: grantOf(viewOf(1)) });
    expect(await ending).toBe(true);
    expect(titles()).toEqual([]);
  });

  it('says in the specification’s words that it could not end, and nothing where the session is over', async () => {
    begin(seen(600));
    ends = err({ kind: 'unreachable' });
    expect(await model.end()).toBe(false);
    expect(titles()).toEqual([`${MESSAGES.endImpersonation} ${MESSAGES.noConnection}`]);
    ends = err({ kind: 'impersonationEnded' });
    await model.end();
    expect(titles()).toEqual([`${MESSAGES.endImpersonation} ${MESSAGES.noConnection}`]);
  });
});
