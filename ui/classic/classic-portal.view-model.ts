import { makeAutoObservable, runInAction } from 'mobx';
import type { openClassicWindow } from '#core/classic/open-classic-window.use-case.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { DialogsViewModel } from '../shell/dialogs.view-model.ts';

/** The name of the dialog that explains a blocked pop-up window and offers another attempt. */
export const POPUP_BLOCKED = 'popup-blocked';

interface ClassicPortalParts {
  readonly open: ReturnType<typeof openClassicWindow>;
  readonly dialogs: DialogsViewModel;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** Opens the classic portal from the help menu (spec §2.3). */
export class ClassicPortalViewModel {
  opening = false;
  readonly #parts: ClassicPortalParts;

  constructor(parts: ClassicPortalParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /**
   * Opens the classic portal in a new window. Must be called in the press handler before any await, or the browser blocks
   * the window. Ignored while an earlier call is pending.
   */
  async open(): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    const result = await this.#parts.open();
    runInAction(() => {
      this.opening = false;
      if (result.ok) this.#closeQuestion();
      else if (result.error.kind === 'blocked') this.#parts.dialogs.open(POPUP_BLOCKED);
      else {
        this.#closeQuestion();
        const title = explain(result.error.failure, MESSAGES.redirectClassic);
        if (title === null) return;
        this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastShort });
      }
    });
  }

  #closeQuestion(): void {
    if (this.#parts.dialogs.request?.name === POPUP_BLOCKED) this.#parts.dialogs.close();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly classicPortal: ClassicPortalViewModel;
  }
}
