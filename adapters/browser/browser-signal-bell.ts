import type { SignalBell } from '#core/tests-on-site/signal-bell.port.ts';

/** Hertz, seconds and the pattern of the buzz in milliseconds. */
const RINGS = {
  received: { tones: [880, 660], buzz: [80, 40, 80] },
  restored: { tones: [1320], buzz: [40] },
} as const;
const TONE = 0.09;

/** Milliseconds after which a ring is old news and stays silent. */
const LATE = 500;

/** What counts as a press for browsers that play no sound before one. */
const PRESSES = ['pointerup', 'touchend', 'keydown'] as const;

/** Plays a ring. */
const play = (context: AudioContext, tones: readonly number[]): void => {
  tones.forEach((tone, at) => {
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at * TONE;
    oscillator.frequency.value = tone;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + TONE);
  });
};

/** Sound, buzz and the lock of the screen of this browser, each where it has one. */
export const browserSignalBell = (page: Window & typeof globalThis): SignalBell => {
  let context: AudioContext | null = null;
  /** Under way: without a press before, it takes until there is one. */
  let waking: Promise<unknown> | null = null;
  let lock: WakeLockSentinel | null = null;
  let wanted = false;

  /** A call or another program may have put it to sleep. */
  const wake = (): void => {
    context ??= 'AudioContext' in page ? new page.AudioContext() : null;
    if (context === null || context.state === 'running') return;
    const trying = context.resume().catch(() => {
      // Not allowed without a press: the next one asks again.
    });
    waking = trying;
    void trying.finally(() => {
      if (waking === trying) waking = null;
    });
  };
  const sound = (tones: readonly number[]): void => {
    // Asking is dear: once for all that rings meanwhile.
    if (waking === null) wake();
    const begun = page.performance.now();
    const playNow = (): void => {
      if (context?.state === 'running' && page.performance.now() - begun < LATE)
        play(context, tones);
    };
    if (waking === null) playNow();
    else void waking.then(playNow);
  };
  const isWanted = (): boolean => wanted;

  const hold = async (): Promise<void> => {
    // A hidden page may hold none, and gets it anew when it is looked at again.
    const visible = page.document.visibilityState === 'visible';
    if (!wanted || lock !== null || !visible || !('wakeLock' in page.navigator)) return;
    try {
      const held = await page.navigator.wakeLock.request('screen');
      held.addEventListener('release', () => (lock = null));
      lock = held;
      // Let go while it was being asked for.
      if (!isWanted()) await held.release();
    } catch (refused) {
      // A low battery says no; the screen then goes dark as it always does.
      if (!(refused instanceof DOMException)) throw refused;
    }
  };
  const seen = (): void => void hold();

  return {
    ring: (what) => {
      const { tones, buzz } = RINGS[what];
      if ('vibrate' in page.navigator) page.navigator.vibrate([...buzz]);
      sound(tones);
    },
    attend: (on) => {
      if (on === wanted) return;
      wanted = on;
      for (const press of PRESSES) page.document.removeEventListener(press, wake);
      page.document.removeEventListener('visibilitychange', seen);
      if (!on) {
        void lock?.release();
        return;
      }
      page.document.addEventListener('visibilitychange', seen);
      for (const press of PRESSES) page.document.addEventListener(press, wake);
      void hold();
    },
  };
};
