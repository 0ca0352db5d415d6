import { makeAutoObservable } from 'mobx';
import type { ZodMiniType } from 'zod/mini';
import { readForm } from '#core/forms/read-form.schema.ts';

/** A code while it is set anew or taken off: only ever sent, and kept in no draft (domain guide 5.7). */
export class SecretField {
  text = '';
  removed = false;
  readonly #schema: ZodMiniType<string>;

  constructor(schema: ZodMiniType<string>) {
    this.#schema = schema;
    makeAutoObservable(this);
  }

  /** Left out while nothing is typed: what is on file stays; null takes it off. */
  get change(): string | null | undefined {
    if (this.removed) return null;
    const text = this.text.trim();
    return text === '' ? undefined : text;
  }

  /** A new one is typed, or the one on file is to go. */
  get changed(): boolean {
    return this.change !== undefined;
  }

  /** Words for what cannot be a code; null when nothing is wrong. */
  get problem(): string | null {
    if (typeof this.change !== 'string') return null;
    const read = readForm(this.#schema, this.change);
    return read.ok ? null : (Object.values(read.error).flat()[0] ?? null);
  }

  type(text: string): void {
    this.text = text;
    this.removed = false;
  }

  /** Takes the code on file off, or lets it stay after all. */
  remove(removed: boolean): void {
    this.text = '';
    this.removed = removed;
  }

  forget(): void {
    this.remove(false);
  }
}
