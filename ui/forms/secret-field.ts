import { makeAutoObservable } from 'mobx';
import type { ZodMiniType } from 'zod/mini';
import { readForm } from '#core/forms/read-form.schema.ts';

/** A code that is being set or removed. The code is only sent to the server and never stored in the browser (domain guide 5.7). */
export class SecretField {
  text = '';
  removed = false;
  readonly #schema: ZodMiniType<string>;

  constructor(schema: ZodMiniType<string>) {
    this.#schema = schema;
    makeAutoObservable(this);
  }

  /** The change to send: a new code, null to remove the stored code, or undefined to keep the stored code. */
  get change(): string | null | undefined {
    if (this.removed) return null;
    const text = this.text.trim();
    return text === '' ? undefined : text;
  }

  /** True if a new code is typed or the stored code is marked for removal. */
  get changed(): boolean {
    return this.change !== undefined;
  }

  /** The error of the typed code; null if the code is valid or none is typed. */
  get problem(): string | null {
    if (typeof this.change !== 'string') return null;
    const read = readForm(this.#schema, this.change);
    return read.ok ? null : (Object.values(read.error).flat()[0] ?? null);
  }

  type(text: string): void {
    this.text = text;
    this.removed = false;
  }

  /** Marks the stored code for removal, or unmarks it. */
  remove(removed: boolean): void {
    this.text = '';
    this.removed = removed;
  }

  forget(): void {
    this.remove(false);
  }
}
