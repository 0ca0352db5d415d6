import type { Observable, Subscription } from 'rxjs';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { UpdateState } from '#core/updates/update-state.rule.ts';
import type { ToastStore, ToastInput } from '../kit/toast.store.ts';

/** Shows a toast when the device goes offline, and another when it is back online. */
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
      else this.#showOffline();
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  #showOffline(): void {
    this.#card = this.#toasts.show({
      tone: 'trouble',
      title: 'You are offline',
      text: 'What you see may be out of date. What you typed is kept, and you can continue once you are back online.',
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

export interface UpdateActions {
  readonly state$: Observable<UpdateState>;
  choose(choice: 'pressed' | 'postponed'): void;
}

type Asking = Extract<UpdateState, { asking: boolean }>;

const WORDS = {
  ready: {
    title: 'A new version is available',
    text: 'Refresh whenever you like. Until then everything keeps working.',
    label: 'Refresh',
  },
  outdated: {
    title: 'This page is from an older version',
    text: 'Refresh to use the new one. Until then, parts you have not opened yet may be missing.',
    label: 'Refresh',
  },
  warned: {
    title: 'You have unsaved changes',
    text: 'Refreshing loses them. Save them first, or refresh anyway.',
    label: 'Refresh anyway',
  },
} as const;

/** Shown from the press until the new version opens. */
const OPENING: ToastInput = {
  tone: 'info',
  title: 'Refreshing…',
  text: 'The new version opens in a moment.',
  durationMs: null,
  ofPage: true,
};

const textFor = (state: Asking) => (state.warned ? WORDS.warned : WORDS[state.kind]);

/** Asks for a refresh in a persistent, non-blocking card (spec §4.3). Shared by the whole app. */
export class UpdatePromptViewModel {
  readonly #updates: UpdateActions;
  readonly #toasts: ToastStore;
  #watch: Subscription | null = null;
  #card: number | null = null;

  constructor(parts: { updates: UpdateActions; toasts: ToastStore }) {
    this.#updates = parts.updates;
    this.#toasts = parts.toasts;
  }

  start(): void {
    this.#watch ??= this.#updates.state$.subscribe((state) => this.#show(state));
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  #show(state: UpdateState): void {
    if (this.#card !== null) this.#toasts.dismiss(this.#card);
    this.#card = state.kind === 'takingOver' ? this.#toasts.show(OPENING) : null;
    if ((state.kind !== 'ready' && state.kind !== 'outdated') || !state.asking) return;
    const { title, text, label } = textFor(state);
    const card: ToastInput = {
      tone: state.warned ? 'trouble' : 'info',
      title,
      text,
      durationMs: null,
      ofPage: true,
      action: { label, run: () => this.#updates.choose('pressed') },
      onClose: () => this.#updates.choose('postponed'),
    };
    this.#card = this.#toasts.show(card);
  }
}
