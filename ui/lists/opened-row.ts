import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '#core/kernel/result.ts';
import { isMissing } from '../shell/is-missing.ts';

interface Parts<T> {
  readonly read: (id: string) => Answer<T>;
  /** The message if the row does not exist. */
  readonly gone: string;
}

/**
 * A row opened beside its list, loaded in full. If a reload fails, the displayed row stays. If the row no longer exists,
 * `missing` is set.
 */
export class OpenedRow<T> {
  id: string | null = null;
  value: T | null = null;
  /** The reason why the row could not be opened. */
  missing: string | null = null;
  readonly #parts: Parts<T>;

  constructor(parts: Parts<T>) {
    this.#parts = parts;
    makeAutoObservable(this, { value: observableRef });
  }

  /** Opens the row named in the URL; null closes the opened row. Returns false if nothing changes. */
  open(id: string | null): boolean {
    if (id === this.id) return false;
    this.id = id;
    this.value = this.missing = null;
    void this.again();
    return true;
  }

  /** Reloads the opened row. A response for another row is ignored. */
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
