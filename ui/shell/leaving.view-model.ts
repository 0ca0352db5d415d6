import { makeAutoObservable, observableRef } from 'mobx';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';

/** Back and Forward, which the browser performs itself. */
interface GuardedHistory {
  /** Called when the router has moved. */
  moved(): void;
}

/** Every way to leave a screen passes through here. With unsaved input, the person is asked first (ui README §8). */
export class LeavingViewModel {
  /** The pending navigation; null while the person is not asked. */
  request: (() => void) | null = null;
  readonly #unsaved: UnsavedWork;
  readonly #history: GuardedHistory;

  constructor(parts: {
    readonly unsaved: UnsavedWork;
    readonly guardHistory: (leaving: LeavingViewModel) => GuardedHistory;
  }) {
    this.#unsaved = parts.unsaved;
    makeAutoObservable(this, { request: observableRef, dirty: false, loss: false });
    this.#history = parts.guardHistory(this);
  }

  /** True when leaving requires a confirmation. */
  get dirty(): boolean {
    return this.#unsaved.dirty;
  }

  /** A specific description of the loss; null for the default text. */
  get loss(): string | null {
    return this.#unsaved.loss;
  }

  /** Called when the router shows another page. */
  moved(): void {
    this.#history.moved();
  }

  /** Navigates at once, or after the person confirms the loss of unsaved input. A later request replaces an earlier one. */
  pass(go: () => void): void {
    if (this.#unsaved.dirty) this.request = go;
    else go();
  }

  stay(): void {
    this.request = null;
  }

  leave(): void {
    const { request } = this;
    this.request = null;
    this.#unsaved.discard();
    request?.();
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly leaving: LeavingViewModel;
  }
}
