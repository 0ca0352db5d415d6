import { makeAutoObservable } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { ok, type Answer } from '#core/kernel/result.ts';
import { PASSCODE_LIMITS } from '#core/passcodes/passcode-limits.ts';
import type { SentCode } from '#core/passcodes/spoken-code.schema.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { NO_FIELDS } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { CodeField } from './code-field.ts';

/** What is known of a code that has no fields of its own: its revision, and who changed it last. */
export interface CodeStand {
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/** Nothing is set yet. */
export const NO_CODE: CodeStand = { rev: 0, changedBy: null, changedAt: null };

interface Parts {
  readonly what: 'pin' | 'duress';
  /** How it stands for whom it belongs to. */
  readonly standOf: (whose: string) => CodeStand;
  /** A contact's id; of the duress code the name it is noted under. Empty while it is to be chosen. */
  readonly whose: string;
  /** It is of one contact and no other. */
  readonly isFixed: boolean;
  readonly send: (whose: string, code: SentCode & { readonly rev: number }) => Answer<unknown>;
  readonly newest: (whose: string) => Answer<CodeStand>;
  readonly onSaved: (whose: string) => void;
  readonly onLost: () => void;
}

/** A PIN or the duress code that is set or set anew; of both the code is all there is (domain guide 6.4). */
export class SecretEditorViewModel {
  whose: string;
  readonly code = new CodeField();
  /** It was sent once, so that what is missing is said. */
  tried = false;
  readonly saving: RevisedSave<CodeStand>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.whose = parts.whose;
    this.saving = new RevisedSave<CodeStand>(parts.standOf(parts.whose), NO_FIELDS);
    makeAutoObservable(this, { code: false, saving: false });
  }

  get what(): 'pin' | 'duress' {
    return this.#parts.what;
  }

  get isFixed(): boolean {
    return this.#parts.isFixed;
  }

  get isSet(): boolean {
    return (this.saving.base?.rev ?? 0) > 0;
  }

  get dirty(): boolean {
    return this.code.isTyped || this.whose !== this.#parts.whose;
  }

  /** The words at who it belongs to. */
  get whoseProblem(): string | null {
    const { length } = this.whose.trim();
    if (this.what === 'duress' && length > PASSCODE_LIMITS.holder)
      return tooLong(this.whose.trim(), PASSCODE_LIMITS.holder);
    if (length > 0 || !this.tried) return null;
    return this.what === 'duress' ? 'Name is required' : 'Choose a contact';
  }

  get maySave(): boolean {
    const { length } = this.whose.trim();
    const isNamed = length > 0 && (this.what === 'pin' || length <= PASSCODE_LIMITS.holder);
    return isNamed && this.code.fits && this.code.refusal === null;
  }

  choose(whose: string): void {
    this.whose = whose;
    if (this.what === 'pin') this.saving.begin(this.#parts.standOf(whose));
  }

  async save(): Promise<void> {
    this.tried = true;
    this.code.demand(true);
    const { base } = this.saving;
    if (!this.maySave || base === null) return;
    const whose = this.whose.trim();
    const { newest, onLost, onSaved, send } = this.#parts;
    await this.saving.run({
      send: async () => {
        const saved = await send(whose, { ...this.code.sent, rev: base.rev });
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok(base) : saved;
      },
      newest: () => newest(whose),
      // What was set is nowhere to be read.
      isMine: () => false,
      done: () => onSaved(whose),
      words: (failure) =>
        this.code.hears(failure) ? null : explain(failure, 'The code could not be saved.'),
    });
  }

  reloadTheirs(): void {
    if (this.saving.reloadTheirs() !== null) this.code.forget();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }
}
