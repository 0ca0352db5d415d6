import { runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone, toastRemoved } from '../shell/toast-done.ts';

/** Confirms a change to news with an Undo button in the toast, because every reader sees a wrong item at once. */
export const toastUndoable = (
  toasts: Pick<ToastStore, 'show'>,
  {
    onBack,
    title,
    wayBack,
  }: {
    readonly title: string;
    readonly wayBack: () => Answer<unknown>;
    readonly onBack: () => void;
  },
): void => {
  const undo = async (): Promise<void> => {
    const back = await wayBack();
    runInAction(() => {
      onBack();
      const text = back.ok ? null : explain(back.error, 'It could not be undone.');
      if (back.ok) toastDone(toasts, { title: 'The news is as it was before' });
      else if (text !== null)
        toasts.show({ tone: 'alarm', title: text, durationMs: DURATIONS.toastShort });
    });
  };
  toastRemoved(toasts, { title }, () => void undo());
};
