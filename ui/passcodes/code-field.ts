import { makeAutoObservable } from 'mobx';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { Failure } from '#core/kernel/result.ts';
import type { SentCode } from '#core/passcodes/spoken-code.schema.ts';
import { spokenCodeSchema } from '#core/passcodes/spoken-code.schema.ts';

/**
 * The field for a new code, which drafts never store. Only the format is checked here, because only the server knows the
 * other codes (domain guide 5.7, 6.4).
 */
export class CodeField {
  text = '';
  /** Why the server calls this code weak; null if it does not. Sending the same code again saves the code despite the warning. */
  weakness: string | null = null;
  /** Why the server refuses this code. */
  refusal: string | null = null;
  /** True once the person has left the field; the input is validated from then on. */
  left = false;
  /** True if the form was submitted without a required code. */
  missed = false;

  readonly #isNeeded: boolean;

  constructor(how: { readonly isNeeded?: boolean } = {}) {
    this.#isNeeded = how.isNeeded ?? false;
    makeAutoObservable(this);
  }

  get changed(): boolean {
    return this.text.trim() !== '';
  }

  /** True if the input has the format of a code. */
  get fits(): boolean {
    return readForm(spokenCodeSchema, this.text).ok;
  }

  /** The error of the field; null while the person types or if the input is valid. */
  get problem(): string | null {
    if (this.refusal !== null) return this.refusal;
    if (!this.changed) return this.missed ? 'Enter the code' : null;
    if (!this.left) return null;
    const read = readForm(spokenCodeSchema, this.text);
    return read.ok ? null : (Object.values(read.error).flat()[0] ?? null);
  }

  /** The code to send. `knowingly` is true if the person sends a weak code again after the warning. */
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

  /** Validates the field on submit; reports a missing code if one is required. */
  demand(isNew: boolean): void {
    this.left = true;
    this.missed = (isNew || this.#isNeeded) && !this.changed;
  }

  /** Shows a failure about the code and returns true. Returns false for any other failure. */
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
