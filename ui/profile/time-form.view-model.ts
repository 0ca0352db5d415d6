import { makeAutoObservable, runInAction } from 'mobx';
import type { Observable } from 'rxjs';
import type { TimeForm } from '#core/kernel/clock-text.rule.ts';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';
import { setTimeForm } from '../kit/format-time.ts';

interface Parts {
  readonly kept: {
    readonly form$: Observable<TimeForm>;
    readonly choose: (form: TimeForm) => void;
  };
  readonly unsaved: Pick<UnsavedWork, 'dirty'>;
}

/** In which form the person reads and types times of day. Shared by the whole app. */
export class TimeFormViewModel {
  form: TimeForm = '24-hour';
  /**
   * Changes when the screen must be drawn anew in another form. A screen with unsaved input is left as it is; its times
   * follow as they are next drawn.
   */
  drawn = 0;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this);
    parts.kept.form$.subscribe((form) =>
      runInAction(() => {
        setTimeForm(form);
        this.form = form;
      }),
    );
  }

  choose(form: TimeForm): void {
    this.#parts.kept.choose(form);
    if (!this.#parts.unsaved.dirty) this.drawn += 1;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly timeForm: TimeFormViewModel;
  }
}
