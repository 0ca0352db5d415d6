import { makeAutoObservable } from 'mobx';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { err, ok, type Answer, type Result } from '#core/kernel/result.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { FormState } from '../forms/form-state.ts';
import type { SecretField } from '../forms/secret-field.ts';
import { type FieldWords, revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';

/** Who touched something last, and when. */
interface Touch {
  readonly who: string | null;
  readonly at: string | null;
}

/** One thing of a site's file while it is edited. */
export interface FileEditorParts<Base, Typed extends object, Value> {
  /** Null for what is new. */
  readonly base: Base | null;
  readonly prefix: string;
  readonly typed: (base: Base | null) => Typed;
  readonly judge: (typed: Typed) => Result<Value, FieldErrors>;
  readonly send: (value: Value, base: Base | null) => Answer<unknown>;
  /** Everything on file as it stands now, and the thing in it; null where it is not there (any more). */
  readonly read: () => Answer<SiteFile>;
  readonly pick: (file: SiteFile) => Base | null;
  readonly isMine: (stored: Base, value: Value) => boolean;
  readonly touch: (stored: Base) => Touch;
  /** Where what is typed is kept, under what it is of, and what came back from there. */
  readonly draft: {
    readonly kept: KeptDraft<
      { readonly siteNum: number; readonly key: string; readonly base: Base | null },
      Typed
    >;
    readonly siteNum: number;
    readonly key: string;
    readonly values: Typed | null;
  };
  /** A code beside the fields, sent with them and read by nobody. */
  readonly secret?: SecretField;
  readonly onSaved: () => void;
  readonly onLost: () => void;
  readonly words: string;
  /** What its fields are called where two versions stand side by side. */
  readonly names: FieldWords<Typed>;
}

/** An edit of one thing of a site's file under the revision it began with (domain guide 5.3). */
export class FileEditorViewModel<Base, Typed extends object, Value> {
  readonly form: FormState<Typed, Value>;
  readonly saving: RevisedSave<Base | null>;
  readonly #parts: FileEditorParts<Base, Typed, Value>;

  constructor(parts: FileEditorParts<Base, Typed, Value>) {
    this.#parts = parts;
    this.form = new FormState({
      initial: parts.typed(parts.base),
      prefix: parts.prefix,
      judge: parts.judge,
    });
    const { names, typed } = parts;
    const fields = revisedFields<Base | null, Typed>({
      form: this.form,
      show: typed,
      words: names,
    });
    this.saving = new RevisedSave<Base | null>(parts.base, fields);
    if (parts.draft.values !== null) this.form.begin(parts.draft.values);
    makeAutoObservable(this, { form: false, saving: false });
  }

  get dirty(): boolean {
    return this.#parts.secret?.wish !== undefined || this.#typedInto;
  }

  /** Fields alone: a code is kept nowhere. */
  get #typedInto(): boolean {
    return this.form.differs(this.#parts.typed(this.saving.base));
  }

  /** From now on what is typed is kept, so that the end of a session takes nothing with it (ui README §8). */
  start(): void {
    const { kept, key, siteNum } = this.#parts.draft;
    kept.follow(() => ({
      base: { siteNum, key, base: this.saving.base },
      values: this.form.values,
      dirty: this.#typedInto,
    }));
  }

  dispose(): void {
    this.#parts.draft.kept.rest();
  }

  /** Who saved something else meanwhile. */
  get by(): Touch | null {
    const { theirs } = this.saving;
    return theirs === null ? null : this.#parts.touch(theirs);
  }

  async save(): Promise<void> {
    const value = this.form.submit();
    const { draft, secret, onLost, onSaved, isMine, pick, read, send, words } = this.#parts;
    if (value === null || (secret?.problem ?? null) !== null) return;
    const { base } = this.saving;
    await this.saving.run({
      send: async () => {
        const sent = await send(value, base);
        if (!sent.ok && isLost(sent.error)) onLost();
        return sent.ok ? ok(base) : sent;
      },
      newest: async (why) => {
        const now = await read();
        if (!now.ok) return now;
        const stored = pick(now.value);
        if (stored !== null) return ok(stored);
        // What is new and not there was not saved; what was there is gone.
        return base === null ? err(why) : 'gone';
      },
      looksAgain: true,
      // A new code is nowhere to be read.
      isMine: (stored) => stored !== null && secret?.wish === undefined && isMine(stored, value),
      done: () => {
        draft.kept.drop();
        onSaved();
      },
      words,
    });
  }

  reloadTheirs(): void {
    if (this.saving.reloadTheirs() !== null) this.#parts.secret?.forget();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }
}
