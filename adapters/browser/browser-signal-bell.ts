import type { SignalBell } from '#core/tests-on-site/signal-bell.port.ts';

/** For each ring: the tones in hertz and the vibration pattern in milliseconds. */
const RINGS = {
  received: { tones: [880, 660], buzz: [80, 40, 80] },
  restored: { tones: [1320], buzz: [40] },
} as const;
const TONE = 0.09;

/** A ring that is delayed by this many milliseconds or more is not played. */
const LATE = 500;

/** Events that count as a user gesture, which some browsers require before they play sound. */
const PRESSES = ['pointerup', 'touchend', 'keydown'] as const;

/** Schedules the tones of one ring, one after the other. */
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

/** Rings by sound and vibration and keeps the screen on, as far as the browser supports these. */
export const browserSignalBell = (page: Window & typeof globalThis): SignalBell => {
  let context: AudioContext | null = null;
  /** The pending attempt to resume the audio context, or null. */
  let waking: Promise<unknown> | null = null;
  let lock: WakeLockSentinel | null = null;
  let wanted = false;

  /** Resumes the audio context, which a phone call or another program may have suspended. */
  const wake = (): void => {
    context ??= 'AudioContext' in page ? new page.AudioContext() : null;
    if (context === null || context.state === 'running') return;
    const trying = context.resume().catch(() => {
      // Browsers refuse to resume audio without a user gesture. The next gesture starts another attempt.
    });
    waking = trying;
    void trying.finally(() => {
      if (waking === trying) waking = null;
    });
  };
  const sound = (tones: readonly number[]): void => {
    // Resuming is expensive, so all rings that arrive during one attempt share the attempt.
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
    // A hidden page cannot hold a wake lock.
    const visible = page.document.visibilityState === 'visible';
    if (!wanted || lock !== null || !visible || !('wakeLock' in page.navigator)) return;
    try {
      const held = await page.navigator.wakeLock.request('screen');
      held.addEventListener('release', () => (lock = null));
      lock = held;
      // The wake lock may no longer be wanted by the time the browser grants it.
      if (!isWanted()) await held.release();
    } catch (refused) {
      // The browser refuses a wake lock when the battery is low.
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
