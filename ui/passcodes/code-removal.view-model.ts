import { makeAutoObservable } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { PasscodesGateway } from '#core/passcodes/passcodes.api.ts';
import type { CodeAddress } from '#core/passcodes/spoken-code.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone, toastRemoved } from '../shell/toast-done.ts';

/** A code to remove: its id, its revision when loaded, and its display name. */
export interface Removed {
  /** The id of the code; null for the duress code. */
  readonly which: CodeAddress | null;
  readonly rev: number;
  /** Display name, such as "The passcode of Carla Benson". */
  readonly name: string;
}

interface Parts {
  readonly gateway: Pick<
    PasscodesGateway,
    | 'deletePasscode'
    | 'removeContactPin'
    | 'removeDuressCode'
    | 'restorePasscode'
    | 'restoreContactPin'
    | 'restoreDuressCode'
  >;
  readonly siteNum: () => number;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly reload: () => Promise<unknown>;
}

/** Removes a code with one press, and offers Undo while the toast is visible (domain guide 5.8). */
export class CodeRemoval {
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false });
  }

  forget(): void {
    this.submission.clear();
  }

  async remove(removed: Removed): Promise<void> {
    const { gateway, toasts } = this.#parts;
    const siteNum = this.#parts.siteNum();
    const { name, rev, which } = removed;
    const done = await this.#send(() => {
      if (which === null) return gateway.removeDuressCode({ sn: siteNum, rev });
      const remove = which.of === 'pin' ? gateway.removeContactPin : gateway.deletePasscode;
      return remove({ sn: siteNum, id: which.id, rev });
    }, `${name} could not be deleted.`);
    if (done)
      toastRemoved(
        toasts,
        { title: `${name} was deleted` },
        () => void this.#undo(siteNum, removed),
      );
  }

  async #undo(siteNum: number, { name, rev, which }: Removed): Promise<void> {
    const { gateway, toasts } = this.#parts;
    const left = rev + 1;
    const done = await this.#send(() => {
      if (which === null) return gateway.restoreDuressCode({ sn: siteNum, rev: left });
      const restore = which.of === 'pin' ? gateway.restoreContactPin : gateway.restorePasscode;
      return restore({ sn: siteNum, id: which.id, rev: left });
    }, `${name} could not be restored.`);
    if (done) toastDone(toasts, { title: `${name} is back` });
  }

  /**
   * Sends a removal or its undo, then reloads the codes. Also reloads after a conflict or a lost response, because another
   * person may have changed a code.
   */
  async #send(task: () => Answer<unknown>, fallback: string): Promise<boolean> {
    const answer = await this.submission.press(task, (result) =>
      result.ok ? null : explain(result.error, fallback),
    );
    if (answer === null) return false;
    if (answer.ok || isStale(answer.error) || isLost(answer.error)) await this.#parts.reload();
    return answer.ok;
  }
}
