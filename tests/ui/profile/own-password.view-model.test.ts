import { describe, expect, it, vi } from 'vitest';
import type { OwnSession } from '#core/profile/own-session.schema.ts';
import { err, ok, type Failure, type Result } from '#core/kernel/result.ts';
import { OwnPasswordViewModel } from '#ui/profile/own-password.view-model.ts';
import { OwnSessionsViewModel } from '#ui/profile/own-sessions.view-model.ts';

const WRONG: Failure = {
  kind: 'refused',
  status: 401,
  message: 'The current password is not correct.',
  code: 'wrongPassword',
};
const NEW = 'Quiet-Lantern-Path';

describe('the own password', () => {
  const opened = (answer: Result<Readonly<Record<string, never>>, Failure>) => {
    const changeOwnPassword = vi.fn(() => Promise.resolve(answer));
    const show = vi.fn();
    const model = new OwnPasswordViewModel({
      profile: { changeOwnPassword },
      context: { username: 'ana.duarte', productName: 'Northgate Monitoring' },
      toasts: { show },
    });
    model.show(true);
    model.form.bind('currentPassword').onChange('Harbor-Light-2026');
    model.form.bind('newPassword').onChange(NEW);
    model.form.bind('confirmPassword').onChange(NEW);
    return { model, changeOwnPassword, show };
  };

  it('ends other sessions unless they shall stay, forgets what was typed, and says so', async () => {
    const { model, changeOwnPassword, show } = opened(ok({}));
    await model.save();
    expect(changeOwnPassword).toHaveBeenCalledWith({
      currentPassword: 'Harbor-Light-2026',
      newPassword: NEW,
      confirmPassword: NEW,
      endOthers: true,
    });
    expect([model.open, model.dirty, model.changes]).toEqual([false, false, 1]);
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed when it is refused', async () => {
    const { model, show } = opened(err(WRONG));
    model.chooseEndOthers(false);
    await model.save();
    expect(model.submission.problem).toBe('The current password is not correct.');
    expect([model.open, model.dirty, model.changes]).toEqual([true, true, 0]);
    expect(show).not.toHaveBeenCalled();
  });

  it('sends nothing that does not fit', async () => {
    const { model, changeOwnPassword } = opened(ok({}));
    model.form.bind('confirmPassword').onChange('Another-Lantern-Path');
    await model.save();
    expect(changeOwnPassword).not.toHaveBeenCalled();
  });
});

describe('the own sessions', () => {
  const session = (id: string, current: boolean): OwnSession => ({
    id,
    label: 'Firefox on Linux',
    address: '198.51.100.7',
    startedAt: '2026-03-01T12:00:00.000Z',
    lastSeenAt: '2026-03-01T12:05:00.000Z',
    current,
  });

  it('are read again once one was ended, and one that could not be ended stays with a reason', async () => {
    let running = [session('here', true), session('there', false)];
    let fails = true;
    const model = new OwnSessionsViewModel({
      profile: {
        ownSessions: () => Promise.resolve(ok({ sessions: running })),
        endOwnSession: ({ id }) => {
          if (fails) return Promise.resolve(err<Failure>({ kind: 'unreachable' }));
          running = running.filter((one) => one.id !== id);
          return Promise.resolve(ok({}));
        },
        endOtherSessions: () => Promise.resolve(ok({})),
      },
      clock: { now: () => Date.UTC(2026, 2, 1, 12, 6) },
    });
    await model.list.load();
    await model.end(session('there', false));
    expect(model.submission.problem).not.toBeNull();
    expect(model.announcement).toBe('');
    fails = false;
    await model.end(session('there', false));
    expect(model.submission.problem).toBeNull();
    expect(model.announcement).toBe('Firefox on Linux is signed out.');
    expect(model.list.state).toMatchObject({ value: [{ id: 'here' }] });
    model.dispose();
  });
});
