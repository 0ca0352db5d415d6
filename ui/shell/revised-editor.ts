import { action, computed, makeObservable } from 'mobx';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { mapOk, type Answer, type Result } from '#core/kernel/result.ts';
import { FormState } from '../forms/form-state.ts';
import { type FieldWords, revisedFields } from './revised-fields.ts';
import { RevisedSave } from './revised-save.ts';

/** What is stored under a revision, with who changed it last. */
interface Stored {
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

interface Parts<Typed extends object, Value, Base extends Stored & Value> {
  readonly prefix: string;
  /** Null for something new. */
  readonly base: Base | null;
  readonly show: (stored: Base | null) => Typed;
  readonly judge: (typed: Typed) => Result<Value, FieldErrors>;
  readonly same: (one: Value, other: Value) => boolean;
  readonly send: (base: Base | null, wanted: Value) => Answer<unknown>;
  /** What is stored now; `gone` where nothing is. */
  readonly newest: () => Promise<Awaited<Answer<Base>> | 'gone'>;
  readonly onSaved: () => void;
  readonly words: string;
  /** What its fields are called where two versions stand side by side. */
  readonly names: FieldWords<Typed>;
}

/** Something that is stored while it is edited, under the revision the edit began with (domain guide 5.3). */
export class RevisedEditor<Typed extends object, Value, Base extends Stored & Value> {
  readonly form: FormState<Typed, Value>;
  readonly saving: RevisedSave<Base | null>;
  readonly #parts: Parts<Typed, Value, Base>;

  constructor(parts: Parts<Typed, Value, Base>) {
    this.#parts = parts;
    const { prefix, judge, names, show } = parts;
    this.form = new FormState({ initial: show(parts.base), prefix, judge });
    const fields = revisedFields<Base | null, Typed>({ form: this.form, show, words: names });
    this.saving = new RevisedSave<Base | null>(parts.base, fields);
    makeObservable(this, { isNew: computed, dirty: computed, reloadTheirs: action });
  }

  get isNew(): boolean {
    return this.#parts.base === null;
  }

  get dirty(): boolean {
    return this.form.differs(this.#parts.show(this.saving.base));
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null || !this.dirty) return;
    const { newest, onSaved, same, send, words } = this.#parts;
    const { base } = this.saving;
    await this.saving.run({
      send: async () => mapOk(await send(base, wanted), () => base),
      newest,
      isMine: (stored) => stored !== null && same(stored, wanted),
      done: onSaved,
      words,
    });
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }
}
