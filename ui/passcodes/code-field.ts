import { makeAutoObservable } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { Failure } from '#core/kernel/result.ts';
import type { SentCode } from '#core/passcodes/spoken-code.schema.ts';
import { spokenCodeSchema } from '#core/passcodes/spoken-code.schema.ts';

/** A code while it is set: only ever sent, kept in no draft, and checked by the server, which alone knows the others (domain guide 5.7, 6.4). */
export class CodeField {
  text = '';
  /** Why the server would rather have another; it takes this one when it is sent again. */
  weakness: string | null = null;
  /** Why nobody may have it. */
  refusal: string | null = null;
  /** The person left the field, so that what is typed is checked. */
  left = false;
  /** It was sent without a code, and needs one. */
  missed = false;

  readonly #isNeeded: boolean;

  constructor(how: { readonly isNeeded?: boolean } = {}) {
    this.#isNeeded = how.isNeeded ?? false;
    makeAutoObservable(this);
  }

  get changed(): boolean {
    return this.text.trim() !== '';
  }

  /** Whether it could be a code. */
  get fits(): boolean {
    return readForm(spokenCodeSchema, this.text).ok;
  }

  /** The words at the field; null while it is typed or all is well. */
  get problem(): string | null {
    if (this.refusal !== null) return this.refusal;
    if (!this.changed) return this.missed ? 'Enter the code' : null;
    if (!this.left) return null;
    const read = readForm(spokenCodeSchema, this.text);
    return read.ok ? null : (Object.values(read.error).flat()[0] ?? null);
  }

  /** What is sent. */
  get sent(): SentCode {
    return { code: this.text.trim(), knowingly: this.weakness !== null };
  }

  type(text: string): void {
    this.text = text;
    this.weakness = null;
    this.refusal = null;
    this.missed = false;
  }

  leave(): void {
    this.left = true;
  }

  /** The form was sent: what is wrong is said, and that a code is missing where one is needed. */
  demand(isNew: boolean): void {
    this.left = true;
    this.missed = (isNew || this.#isNeeded) && !this.changed;
  }

  /** Takes what the server says of the code; false for what is not about it. */
  hears(failure: Failure): boolean {
    if (failure.kind !== 'refused') return false;
    if (failure.code === 'codeWeak') this.weakness = failure.message;
    else if (failure.code === 'codeRefused') this.refusal = failure.message;
    else return false;
    return true;
  }

  forget(): void {
    this.type('');
    this.left = false;
  }
}
