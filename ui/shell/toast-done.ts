import { DURATIONS } from '#core/kernel/limits.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** Shows a short toast that an action is done. */
export const toastDone = (
  toasts: Pick<ToastStore, 'show'>,
  text: { readonly title: string; readonly text?: string },
): void => {
  toasts.show({ tone: 'ok', ...text, durationMs: DURATIONS.toastShort });
};

/** Shows a toast for a deletion, with Undo while it is visible (domain guide 5.8 "Deletes are soft"). */
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
