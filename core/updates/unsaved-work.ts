import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/** Counts the forms that hold something unsaved, so that nothing is loaded anew over them; one for the whole app. */
export class UnsavedWork {
  readonly #forms = new BehaviorSubject<readonly symbol[]>([]);

  /** Whether anything is unsaved; replays the present answer. */
  readonly dirty$: Observable<boolean> = this.#forms.pipe(
    map((forms) => forms.length > 0),
    distinctUntilChanged(),
  );

  /** Whether anything is unsaved now. */
  get dirty(): boolean {
    return this.#forms.value.length > 0;
  }

  /** Marks a form as unsaved; answers how to take the mark back, which may be called twice. */
  hold(): () => void {
    const form = Symbol('unsaved form');
    this.#forms.next([...this.#forms.value, form]);
    return () => {
      const rest = this.#forms.value.filter((held) => held !== form);
      if (rest.length < this.#forms.value.length) this.#forms.next(rest);
    };
  }
}
