import { DURATIONS } from '#core/kernel/limits.ts';
import { UNDO, type ToastStore } from '../kit/toast.store.ts';

/** Shows a short toast that an action succeeded. */
export const toastDone = (
  toasts: Pick<ToastStore, 'show'>,
  text: { readonly title: string; readonly text?: string },
): void => {
  toasts.show({ tone: 'ok', ...text, durationMs: DURATIONS.toastShort });
};

/** Shows a toast about a deletion, with Undo while the toast is visible (domain guide 5.8 "Deletes are soft"). */
export const toastRemoved = (
  toasts: Pick<ToastStore, 'show'>,
  text: { readonly title: string; readonly text?: string },
  undo: () => void,
): void => {
  toasts.show({
    tone: 'ok',
    ...text,
    durationMs: DURATIONS.toastLong,
    action: { label: UNDO, run: undo },
  });
};
