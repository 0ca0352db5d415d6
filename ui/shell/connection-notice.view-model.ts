import type { Observable, Subscription } from 'rxjs';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** Says once that the device is offline, and once that it is back; nothing is lost in between. */
export class ConnectionNoticeViewModel {
  readonly #changes$: Observable<boolean>;
  readonly #toasts: ToastStore;
  #watch: Subscription | null = null;
  #card: number | null = null;

  constructor(parts: { changes$: Observable<boolean>; toasts: ToastStore }) {
    this.#changes$ = parts.changes$;
    this.#toasts = parts.toasts;
  }

  start(): void {
    this.#watch ??= this.#changes$.subscribe((online) => {
      if (online) this.#welcomeBack();
      else this.#tell();
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  #tell(): void {
    this.#card = this.#toasts.show({
      tone: 'trouble',
      title: 'You are offline',
      text: 'What you see may be out of date. What you typed stays, and you can go on once the connection is back.',
      durationMs: null,
      ofPage: true,
    });
  }

  #welcomeBack(): void {
    if (this.#card !== null) this.#toasts.dismiss(this.#card);
    this.#card = null;
    this.#toasts.show({
      tone: 'ok',
      title: 'Back online',
      durationMs: DURATIONS.toastShort,
      ofPage: true,
    });
  }
}
