import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#core/kernel/failure.ts';
import { ok, type Result } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUsers } from '#core/support/support.schema.ts';
import { FindUsersViewModel } from '#ui/support/find-users.view-model.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { supported } from './people.ts';

describe('finding people', () => {
  let support: Scripted<SupportGateway>;
  let model: FindUsersViewModel;
  beforeEach(() => {
    vi.useFakeTimers();
    support = scripted<SupportGateway>();
    model = new FindUsersViewModel({ support });
  });
  afterEach(() => {
    model.dispose();
    vi.useRealTimers();
  });
  const asked = () => support.onFindUsers.calls.map(([input]) => input);

  it('asks once, a moment after the last letter', async () => {
    support.onFindUsers.gives({ users: [supported()], total: 1 });
    for (const text of ['d', 'da', 'dana ']) {
      model.type(text);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(asked()).toEqual([{ text: 'dana', page: 1, size: 25 }]);
    expect(model.search).toMatchObject({ at: 'found', total: 1 });
  });

  it('asks nothing for nothing, and forgets what was found', async () => {
    support.onFindUsers.gives({ users: [supported()], total: 1 });
    model.type('dana', 0);
    await vi.advanceTimersByTimeAsync(0);
    model.type('  ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toHaveLength(1);
    expect(model.search).toEqual({ at: 'idle' });
  });

  it('lets the late answer of an older search count for nothing', async () => {
    let late: (answer: Result<SupportedUsers, Failure>) => void = () => undefined;
    support.onFindUsers
      .answers(() => new Promise((resolve) => (late = resolve)))
      .gives({ users: [supported({ name: 'Second' })], total: 1 });
    model.type('first', 0);
    await vi.advanceTimersByTimeAsync(0);
    model.type('second', 0);
    await vi.advanceTimersByTimeAsync(0);
    late(ok({ users: [supported({ name: 'First' })], total: 9 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(model.search).toMatchObject({ at: 'found', total: 1, users: [{ name: 'Second' }] });
    expect(model.reading).toBe(false);
  });

  it('says that it failed, keeps the text, and tries again', async () => {
    support.onFindUsers.fails({ kind: 'unreachable' }).gives({ users: [], total: 0 });
    model.type('dana', 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(model.search.at).toBe('failed');
    await model.again();
    expect(model.text).toBe('dana');
    expect(model.search).toEqual({ at: 'found', users: [], total: 0 });
  });

  it('turns pages, begins a new text at the first, and shows a helped person as they are now', async () => {
    support.onFindUsers.gives({ users: [supported({ waiting: true })], total: 60 });
    model.type('dana', 0);
    await vi.advanceTimersByTimeAsync(0);
    await model.turnTo(3);
    model.replace(supported({ waiting: false }));
    expect(model.search).toMatchObject({ users: [{ waiting: false }] });
    model.type('other', 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().map(({ page }) => page)).toEqual([1, 3, 1]);
  });
});
