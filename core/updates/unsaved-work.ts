import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

interface Held {
  readonly discard: () => void;
  readonly loss: () => string | null;
}

/**
 * The forms with unsaved input, so that the page is not reloaded over them and nobody leaves them without a question.
 * There is one instance for the whole app.
 */
export class UnsavedWork {
  readonly #forms = new BehaviorSubject<readonly Held[]>([]);

  /** Whether anything is unsaved. Replays the current value. */
  readonly dirty$: Observable<boolean> = this.#forms.pipe(
    map((forms) => forms.length > 0),
    distinctUntilChanged(),
  );

  /** Whether anything is unsaved now. */
  get dirty(): boolean {
    return this.#forms.value.length > 0;
  }

  /** The text about what a single form would lose. Null when the standard text is right, or several forms are unsaved. */
  get loss(): string | null {
    const [form, ...others] = this.#forms.value;
    return form === undefined || others.length > 0 ? null : form.loss();
  }

  /**
   * Registers a form as unsaved, with a function that discards the input, and a text about what would be lost if it is not
   * all of the input. Returns a function that removes the registration and may be called twice.
   */
  hold(discard: () => void, loss: Held['loss'] = () => null): () => void {
    const form = { discard, loss };
    this.#forms.next([...this.#forms.value, form]);
    return () => {
      const rest = this.#forms.value.filter((held) => held !== form);
      if (rest.length < this.#forms.value.length) this.#forms.next(rest);
    };
  }

  /** Called after the person agreed to lose the input: every form discards it, the one opened last first. */
  discard(): void {
    const forms = this.#forms.value.toReversed();
    this.#forms.next([]);
    for (const form of forms) form.discard();
  }
}
