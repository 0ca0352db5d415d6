import { makeAutoObservable, observableRef } from 'mobx';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';

/** Back and Forward, which the browser makes by itself. */
interface GuardedHistory {
  /** The router moved by itself. */
  moved(): void;
}

/** Every way out of a screen leads through here: with something unsaved the person is asked first (ui README §8). */
export class LeavingViewModel {
  /** Where the person wants to go; null while nobody is asked. */
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

  /** Whether a way out is asked about now. */
  get dirty(): boolean {
    return this.#unsaved.dirty;
  }

  /** What would be lost, where somebody says it better than the usual words. */
  get loss(): string | null {
    return this.#unsaved.loss;
  }

  /** The router stands at another place. */
  moved(): void {
    this.#history.moved();
  }

  /** Goes at once, or once the person said that what they typed may be lost; a later wish takes the place of an earlier one. */
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
