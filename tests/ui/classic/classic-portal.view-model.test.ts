import { describe, expect, it } from 'vitest';
import { MemoryClassicWindows } from '#adapters/memory/memory-classic-windows.ts';
import type { HomeGateway } from '#core/home/home.api.ts';
import { openClassicWindow } from '#core/classic/open-classic-window.use-case.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { ClassicPortalViewModel, POPUP_BLOCKED } from '#ui/classic/classic-portal.view-model.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { DialogsViewModel } from '#ui/shell/dialogs.view-model.ts';
import { scripted } from '../../support/scripted.ts';

const opened = () => {
  const classic = scripted<Pick<HomeGateway, 'classicKey'>>();
  const windows = new MemoryClassicWindows();
  const dialogs = new DialogsViewModel();
  const toasts = new ToastStore(Date.now);
  const open = openClassicWindow({ classic, windows });
  const model = new ClassicPortalViewModel({ open, dialogs, toasts });
  return { classic, windows, dialogs, toasts, model };
};

describe('the way into the classic portal', () => {
  it('asks again after a blocked window, and the question goes when it opened', async () => {
    const { classic, windows, dialogs, model } = opened();
    windows.blocked = true;
    await model.open();
    expect(dialogs.request?.name).toBe(POPUP_BLOCKED);
    windows.blocked = false;
    classic.onClassicKey.gives({ rwKey: 'one-time' });
    await model.open();
    expect(dialogs.request).toBeNull();
    expect(windows.events).toEqual(['blocked', 'opened', 'entered with one-time']);
  });

  it('says what went wrong when there was no key, and its window goes', async () => {
    const { classic, windows, toasts, dialogs, model } = opened();
    classic.onClassicKey.fails({ kind: 'unreachable' });
    await model.open();
    expect(toasts.shown().map(({ title }) => title)).toEqual([
      `${MESSAGES.redirectClassic}. ${MESSAGES.noConnection}`,
    ]);
    expect(dialogs.request).toBeNull();
    expect(windows.events).toEqual(['opened', 'closed']);
    expect(model.opening).toBe(false);
  });

  it('opens one window for two quick presses, and closes no other dialog', async () => {
    const { classic, windows, dialogs, model } = opened();
    dialogs.open('about');
    classic.onClassicKey.gives({ rwKey: 'one-time' });
    await Promise.all([model.open(), model.open()]);
    expect(windows.events).toEqual(['opened', 'entered with one-time']);
    expect(dialogs.request?.name).toBe('about');
  });
});
