import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

interface Held {
  readonly discard: () => void;
  readonly loss: () => string | null;
}

/** The forms that hold something unsaved, so that nothing is loaded anew over them and nobody leaves them unasked; one for the whole app. */
export class UnsavedWork {
  readonly #forms = new BehaviorSubject<readonly Held[]>([]);

  /** Whether anything is unsaved; replays the present answer. */
  readonly dirty$: Observable<boolean> = this.#forms.pipe(
    map((forms) => forms.length > 0),
    distinctUntilChanged(),
  );

  /** Whether anything is unsaved now. */
  get dirty(): boolean {
    return this.#forms.value.length > 0;
  }

  /** What a single form says would be lost; null where the usual words do, or several forms are unsaved. */
  get loss(): string | null {
    const [form, ...others] = this.#forms.value;
    return form === undefined || others.length > 0 ? null : form.loss();
  }

  /** Marks a form as unsaved, with how it gives up what was typed, and what would be lost where that is not all of it; answers how to take the mark back, which may be called twice. */
  hold(discard: () => void, loss: Held['loss'] = () => null): () => void {
    const form = { discard, loss };
    this.#forms.next([...this.#forms.value, form]);
    return () => {
      const rest = this.#forms.value.filter((held) => held !== form);
      if (rest.length < this.#forms.value.length) this.#forms.next(rest);
    };
  }

  /** The person said that it may be lost: every form gives up what was typed, the one opened last first. */
  discard(): void {
    const forms = this.#forms.value.toReversed();
    this.#forms.next([]);
    for (const form of forms) form.discard();
  }
}
