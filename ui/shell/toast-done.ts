import { DURATIONS } from '#core/kernel/limits.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** Says for a moment that something was done. */
export const toastDone = (
  toasts: Pick<ToastStore, 'show'>,
  text: { readonly title: string; readonly text?: string },
): void => {
  toasts.show({ tone: 'ok', ...text, durationMs: DURATIONS.toastShort });
};

/** The same of something deleted, with the way back while the words stand (domain guide 5.8 "Deletes are soft"). */
export const toastRemoved = (
  toasts: Pick<ToastStore, 'show'>,
  text: { readonly title: string; readonly text?: string },
  undo: () => void,
): void => {
  toasts.show({
    tone: 'ok',
    ...text,
    durationMs: DURATIONS.toastLong,
    action: { label: 'Undo', run: undo },
  });
};
