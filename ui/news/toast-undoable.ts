import { runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone, toastRemoved } from '../shell/toast-done.ts';

/** Confirms a news change with an Undo button in the toast, because readers see a mistake immediately. */
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
      if (back.ok) toastDone(toasts, { title: 'The news was restored' });
      else if (text !== null)
        toasts.show({ tone: 'alarm', title: text, durationMs: DURATIONS.toastShort });
    });
  };
  toastRemoved(toasts, { title }, () => void undo());
};
