import { DURATIONS } from '#core/kernel/limits.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** Says for a moment that something was done. */
export const tellDone = (
  toasts: Pick<ToastStore, 'show'>,
  words: { readonly title: string; readonly text?: string },
): void => {
  toasts.show({ tone: 'ok', ...words, durationMs: DURATIONS.toastShort });
};
