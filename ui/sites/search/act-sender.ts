import { makeAutoObservable, runInAction } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { ToastStore } from '../../kit/toast.store.ts';
import { toastRemoved } from '../../shell/toast-done.ts';

type Sending<T> = () => Promise<Result<T, Failure>>;

/** Sends the acts of the palette, one at a time, and tells by a toast what came of each. */
export class ActSender {
  busy = false;
  readonly #toasts: Pick<ToastStore, 'show'>;

  constructor(toasts: Pick<ToastStore, 'show'>) {
    this.#toasts = toasts;
    makeAutoObservable(this);
  }

  /** Sends one request. Returns null if another is on its way, and after a failure, which is told. */
  async send<T>(send: Sending<T>, fallback: string): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    const sent = await send();
    runInAction(() => (this.busy = false));
    if (sent.ok) return sent.value;
    this.#complain(sent.error, fallback);
    return null;
  }

  /** Tells what was done, with Undo where it can be undone. */
  tell(title: string, text: string | null, undo: Sending<unknown> | null): void {
    const told = { title, ...(text !== null && { text }) };
    if (undo === null) {
      this.#toasts.show({ tone: 'ok', ...told, durationMs: DURATIONS.toastLong });
      return;
    }
    toastRemoved(this.#toasts, told, () => void this.#undo(title, undo));
  }

  async #undo(title: string, undo: Sending<unknown>): Promise<void> {
    const undone = await undo();
    if (!undone.ok) this.#complain(undone.error, 'This could not be undone.');
    else
      this.#toasts.show({
        tone: 'ok',
        title: 'Undone',
        text: title,
        durationMs: DURATIONS.toastShort,
      });
  }

  #complain(failure: Failure, fallback: string): void {
    const title = explain(failure, fallback);
    if (title !== null)
      this.#toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastLong });
  }
}
