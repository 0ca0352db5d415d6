import { describe, expect, it } from 'vitest';
import { MemoryClassicWindows } from '#adapters/memory/memory-classic-windows.ts';
import type { HomeGateway } from '#core/home/home.api.ts';
import { openClassicWindow } from '#core/classic/open-classic-window.use-case.ts';
import { scripted } from '../../support/scripted.ts';

const begin = () => {
  const classic = scripted<Pick<HomeGateway, 'classicKey'>>();
  const windows = new MemoryClassicWindows();
  return { classic, windows, open: openClassicWindow({ classic, windows }) };
};

describe('the classic portal in a window of its own', () => {
  it('opens the window before anything is waited for, and keeps our session', async () => {
    const { classic, windows, open } = begin();
    classic.onClassicKey.gives({ rwKey: 'one-time' });
    const opening = open();
    expect(windows.events).toEqual(['opened']);
    expect(await opening).toEqual({ ok: true, value: undefined });
    expect(windows.events).toEqual(['opened', 'entered with one-time']);
    expect(classic.onClassicKey.calls).toEqual([[{ deleteSession: false, userRequested: true }]]);
  });

  it('asks for no key when the window was blocked', async () => {
    const { classic, windows, open } = begin();
    windows.blocked = true;
    expect(await open()).toEqual({ ok: false, error: { kind: 'blocked' } });
    expect(classic.onClassicKey.calls).toEqual([]);
  });

  it('closes the window again when there is no key', async () => {
    const { classic, windows, open } = begin();
    classic.onClassicKey.fails({ kind: 'unreachable' });
    expect(await open()).toEqual({
      ok: false,
      error: { kind: 'failed', failure: { kind: 'unreachable' } },
    });
    expect(windows.events).toEqual(['opened', 'closed']);
  });
});
