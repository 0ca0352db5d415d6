import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';

/** The adapter that guards the browser's Back and Forward. */
interface GuardedHistory {
  /** Called after the router has navigated. */
  moved(): void;
}

/** Checks every navigation away from a screen. With unsaved input, the person is asked first (ui README §8). */
export class LeavingViewModel {
  /** The navigation waiting for confirmation; null for none. */
  pending: (() => void) | null = null;
  readonly #unsaved: UnsavedWork;
  /** The last navigation asked for. */
  #wanted: (() => void) | null = null;
  readonly #history: GuardedHistory;

  constructor(parts: {
    readonly unsaved: UnsavedWork;
    readonly guardHistory: (leaving: LeavingViewModel) => GuardedHistory;
  }) {
    this.#unsaved = parts.unsaved;
    makeAutoObservable(this, { pending: observableRef, dirty: false, loss: false });
    this.#history = parts.guardHistory(this);
  }

  /** True if leaving requires confirmation. */
  get dirty(): boolean {
    return this.#unsaved.dirty;
  }

  /** Describes what would be lost; null for the default text. */
  get loss(): string | null {
    return this.#unsaved.loss;
  }

  /** Called after the router has shown another page. */
  moved(): void {
    this.#history.moved();
  }

  /**
   * Navigates at once, or after unsaved input was saved automatically or the person confirmed its loss. A later request
   * replaces a pending one.
   */
  pass(go: () => void): void {
    this.#wanted = go;
    const finished = this.#unsaved.dirty ? this.#unsaved.finish() : null;
    if (!this.#unsaved.dirty) go();
    else if (finished === null) this.pending = go;
    else void this.#passAfter(finished, go);
  }

  stay(): void {
    this.pending = null;
  }

  async #passAfter(finished: Promise<boolean>, go: () => void): Promise<void> {
    const isSaved = await finished;
    if (this.#wanted !== go) return;
    if (isSaved) go();
    else runInAction(() => (this.pending = go));
  }

  leave(): void {
    const { pending } = this;
    this.pending = null;
    this.#unsaved.discard();
    pending?.();
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly leaving: LeavingViewModel;
  }
}
