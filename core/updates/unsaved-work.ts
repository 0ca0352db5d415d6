import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

interface Held {
  readonly discard: () => void;
  readonly loss: () => string | null;
  readonly finish: (() => Promise<boolean>) | null;
}

/**
 * Tracks the forms with unsaved input, so that neither a reload nor navigation discards input without asking. The whole
 * app shares one instance.
 */
export class UnsavedWork {
  readonly #forms = new BehaviorSubject<readonly Held[]>([]);

  /** True while any form has unsaved input. Emits the current value on subscription. */
  readonly dirty$: Observable<boolean> = this.#forms.pipe(
    map((forms) => forms.length > 0),
    distinctUntilChanged(),
  );

  /** True if any form has unsaved input now. */
  get dirty(): boolean {
    return this.#forms.value.length > 0;
  }

  /** The text about what the only unsaved form would lose. Null when the standard text applies, or when several forms are unsaved. */
  get loss(): string | null {
    const [form, ...others] = this.#forms.value;
    return form === undefined || others.length > 0 ? null : form.loss();
  }

  /**
   * Registers a form as unsaved. `discard` discards its input; `loss` returns a text for partial losses, otherwise null.
   * `finish` is given by a form that saves automatically: it saves now, and resolves to true if nothing would be lost then.
   * Returns a function that removes the registration; calling it twice is safe.
   */
  hold(
    discard: () => void,
    loss: Held['loss'] = () => null,
    finish: Held['finish'] = null,
  ): () => void {
    const form = { discard, loss, finish };
    this.#forms.next([...this.#forms.value, form]);
    return () => {
      const rest = this.#forms.value.filter((held) => held !== form);
      if (rest.length < this.#forms.value.length) this.#forms.next(rest);
    };
  }

  /** Saves what would be saved automatically. Null if a form is saved only by its button, so that leaving must ask. */
  finish(): Promise<boolean> | null {
    const finishing = this.#forms.value.map(({ finish }) => finish);
    if (!finishing.every((finish) => finish !== null)) return null;
    return Promise.all(finishing.map((finish) => finish())).then((ends) => ends.every(Boolean));
  }

  /** Discards the input of every form, the most recently registered first. Called after the person agreed to lose the input. */
  discard(): void {
    const forms = this.#forms.value.toReversed();
    this.#forms.next([]);
    for (const form of forms) form.discard();
  }
}
