import { makeAutoObservable } from 'mobx';
import type { ZodMiniType } from 'zod/mini';
import { readForm } from '#core/forms/read-form.schema.ts';

/** A code that is being set or removed. It is only sent, and never stored in a draft (domain guide 5.7). */
export class SecretField {
  text = '';
  removed = false;
  readonly #schema: ZodMiniType<string>;

  constructor(schema: ZodMiniType<string>) {
    this.#schema = schema;
    makeAutoObservable(this);
  }

  /** Undefined while nothing is typed, so the code on file stays; null removes it. */
  get change(): string | null | undefined {
    if (this.removed) return null;
    const text = this.text.trim();
    return text === '' ? undefined : text;
  }

  /** Whether a new code is typed or the current one is to be removed. */
  get changed(): boolean {
    return this.change !== undefined;
  }

  /** The error for an invalid code; null if there is none. */
  get problem(): string | null {
    if (typeof this.change !== 'string') return null;
    const read = readForm(this.#schema, this.change);
    return read.ok ? null : (Object.values(read.error).flat()[0] ?? null);
  }

  type(text: string): void {
    this.text = text;
    this.removed = false;
  }

  /** Marks the code on file for removal, or keeps it after all. */
  remove(removed: boolean): void {
    this.text = '';
    this.removed = removed;
  }

  forget(): void {
    this.remove(false);
  }
}
