import { makeAutoObservable } from 'mobx';
import { gateCodeSchema, type GateCodeWish } from '#core/account-info/gate-code.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

/** The gate code while it is set anew or taken off: only ever sent, and kept in no draft (domain guide 5.7). */
export class GateCodeField {
  text = '';
  removed = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** Left out while nothing is typed: what is on file stays. */
  get wish(): GateCodeWish {
    if (this.removed) return null;
    const text = this.text.trim();
    return text === '' ? undefined : text;
  }

  /** Words for what cannot be a code; null when nothing is wrong. */
  get problem(): string | null {
    if (typeof this.wish !== 'string') return null;
    const read = readForm(gateCodeSchema, this.wish);
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
