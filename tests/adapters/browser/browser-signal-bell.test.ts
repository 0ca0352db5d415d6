import { describe, expect, it } from 'vitest';
import { browserSignalBell } from '#adapters/browser/browser-signal-bell.ts';

type Page = Parameters<typeof browserSignalBell>[0];

const part = { connect: (next: unknown) => next };

/** Simulates a browser whose audio plays only after a user gesture. Logs the audio actions. */
const scripted = ({ can = true, allowed = false } = {}) => {
  const did: string[] = [];
  let mayPlay = allowed;
  class FakeAudio {
    state: 'suspended' | 'running' = 'suspended';
    currentTime = 0;
    constructor() {
      did.push('sound made');
    }
    resume(): Promise<void> {
      did.push('asked');
      // As in Chromium, the promise stays pending until a user gesture.
      if (!mayPlay) return new Promise(() => undefined);
      this.state = 'running';
      did.push('sound ready');
      return Promise.resolve();
    }
    createOscillator() {
      const { state } = this;
      const start = (): void => {
        if (state === 'running') did.push('tone');
      };
      return { ...part, frequency: { value: 0 }, start, stop: () => undefined };
    }
    createGain() {
      const gain = { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
      return { ...part, gain };
    }
  }
  const locks: EventTarget[] = [];
  const request = () => {
    const lock = Object.assign(new EventTarget(), {
      release: () => {
        did.push('dark');
        lock.dispatchEvent(new Event('release'));
        return Promise.resolve();
      },
    });
    locks.push(lock);
    did.push('lit');
    return Promise.resolve(lock);
  };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const navigator = can
    ? {
        wakeLock: { request },
        vibrate: (buzz: readonly number[]) => did.push(`buzz ${buzz.length}`),
      }
    : {};
  const page = { document, navigator, performance, ...(can && { AudioContext: FakeAudio }) };
  const bell = browserSignalBell(page as unknown as Page);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    bell,
    did,
    settle,
    press: async () => {
      mayPlay = true;
      document.dispatchEvent(new Event('pointerup'));
      mayPlay = allowed;
      await settle();
    },
    hide: async (hidden: boolean) => {
      document.visibilityState = hidden ? 'hidden' : 'visible';
      if (hidden) locks.at(-1)?.dispatchEvent(new Event('release'));
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
  };
};

describe('the bell of a browser', () => {
  it('readies its sound at the first press while a test is watched, and plays from then on', async () => {
    const { bell, did, press, settle } = scripted();
    bell.attend(true);
    await settle();
    bell.ring('received');
    bell.ring('received');
    await settle();
    expect(did.filter((one) => one === 'tone')).toEqual([]);
    expect(did.filter((one) => one === 'asked')).toHaveLength(1);
    await press();
    bell.ring('received');
    bell.ring('restored');
    expect(did.filter((one) => one === 'sound made')).toHaveLength(1);
    expect(did.filter((one) => one === 'tone')).toHaveLength(3);
    expect(did.filter((one) => one.startsWith('buzz'))).toEqual([
      'buzz 3',
      'buzz 3',
      'buzz 3',
      'buzz 1',
    ]);
  });

  it('is not made by presses once nothing is watched', async () => {
    const { bell, did, press } = scripted();
    bell.attend(true);
    bell.attend(false);
    await press();
    expect(did).not.toContain('sound made');
  });

  it('keeps the screen lit while a test is watched, once however often it is told, and anew after it was hidden', async () => {
    const { bell, did, hide, settle } = scripted();
    bell.attend(true);
    bell.attend(true);
    await settle();
    expect(did).toEqual(['lit']);
    await hide(true);
    await hide(false);
    expect(did).toEqual(['lit', 'lit']);
    bell.attend(false);
    await settle();
    await hide(false);
    expect(did).toEqual(['lit', 'lit', 'dark']);
  });

  it('lets go what it was still asking for', async () => {
    const { bell, did, settle } = scripted();
    bell.attend(true);
    bell.attend(false);
    await settle();
    expect(did).toEqual(['lit', 'dark']);
  });

  it('leaves out what a browser cannot do', async () => {
    const { bell, did, press } = scripted({ can: false });
    bell.attend(true);
    await press();
    bell.ring('received');
    bell.attend(false);
    expect(did).toEqual([]);
  });
});
