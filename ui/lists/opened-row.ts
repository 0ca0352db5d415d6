import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import { isMissing } from '../shell/is-missing.ts';

interface Parts<T> {
  readonly read: (id: string) => Answer<T>;
  /** Said where there is none (any more). */
  readonly gone: string;
}

/** The row of a list that is opened beside it, read whole; one that could not be read anew stays as it was, one that is gone is said. */
export class OpenedRow<T> {
  id: string | null = null;
  value: T | null = null;
  /** Why it could not be opened. */
  missing: string | null = null;
  readonly #parts: Parts<T>;

  constructor(parts: Parts<T>) {
    this.#parts = parts;
    makeAutoObservable(this, { value: observableRef });
  }

  /** Opens the one the address names, or none; false where that is so already. */
  open(id: string | null): boolean {
    if (id === this.id) return false;
    this.id = id;
    this.value = this.missing = null;
    void this.again();
    return true;
  }

  /** Reads it anew; an answer about another one counts for nothing. */
  async again(): Promise<void> {
    const { id } = this;
    if (id === null) return;
    const read = await this.#parts.read(id);
    runInAction(() => {
      if (id !== this.id) return;
      if (read.ok) {
        this.value = read.value;
        this.missing = null;
      } else if (this.value === null || isMissing(read.error)) {
        this.value = null;
        this.missing = this.#parts.gone;
      }
    });
  }
}
