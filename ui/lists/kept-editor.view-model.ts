import { makeAutoObservable } from 'mobx';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, ok, type Answer, type Result } from '#core/kernel/result.ts';
import type { KeptListGateway } from '#core/kept-list/kept-list.gateway.port.ts';
import type { KeptFacts } from '#core/kept-list/kept-row.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { type FieldWords, revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';

/** How the rows of a list are edited. */
export interface KeptWay<Form, Typed extends object> {
  /** What one of them is called: `number`. */
  readonly noun: string;
  /** What a day's field fills besides itself, and is judged with. */
  readonly atOnce?: Partial<Record<keyof Typed, keyof Typed & string>>;
  readonly show: (stored: Form | null) => Typed;
  readonly judge: (typed: Typed) => Result<Form, FieldErrors>;
  readonly same: (one: Form, other: Form) => boolean;
  /** What its fields are called where two versions stand side by side. */
  readonly names: FieldWords<Typed>;
}

interface Parts<Row, Form, Typed extends object> {
  readonly way: KeptWay<Form, Typed>;
  readonly gateway: Pick<KeptListGateway<Row, Form>, 'add' | 'change'>;
  readonly draft: KeptDraft<Row, Typed>;
  readonly key: AttemptKey;
  /** Null for a new one. */
  readonly base: Row | null;
  /** The row as it is stored now; null where it is not there any more. */
  readonly newest: (id: string) => Answer<Row | null>;
  readonly onSaved: (saved: Form) => void;
}

/** One row as it is entered or changed, under the revision the edit began with (domain guide 5.3). */
export class KeptEditorViewModel<
  Row extends Form & KeptFacts,
  Form extends object,
  Typed extends object,
> {
  readonly form: FormState<Typed, Form>;
  readonly saving: RevisedSave<Row>;
  readonly #parts: Parts<Row, Form, Typed>;

  constructor(parts: Parts<Row, Form, Typed>) {
    this.#parts = parts;
    this.form = new FormState({
      initial: parts.way.show(parts.base),
      prefix: `${parts.way.noun}-`,
      ...(parts.way.atOnce !== undefined && { atOnce: parts.way.atOnce }),
      judge: (typed) => parts.way.judge(typed),
    });
    const { names, show } = parts.way;
    const fields = revisedFields<Row, Typed>({ form: this.form, show, words: names });
    this.saving = new RevisedSave<Row>(parts.base, fields);
    makeAutoObservable(this, { form: false, saving: false });
  }

  get isNew(): boolean {
    return this.saving.base === null;
  }

  get noun(): string {
    return this.#parts.way.noun;
  }

  get draft(): KeptDraft<Row, Typed> {
    return this.#parts.draft;
  }

  get dirty(): boolean {
    return this.form.differs(this.#parts.way.show(this.saving.base));
  }

  /** Goes on from what was typed before the session ended. */
  goOn(base: Row | null, values: Typed): void {
    this.saving.begin(base);
    this.form.begin(values);
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null || !this.dirty) return;
    const { base } = this.saving;
    const { newest, onSaved, gateway, key, way } = this.#parts;
    if (base === null) {
      await this.saving.submission.run(
        () => key.send(wanted, (id) => gateway.add({ ...wanted, id })),
        {
          fallback: `The ${way.noun} could not be saved. Nothing you typed is lost.`,
          onOk: () => onSaved(wanted),
        },
      );
      return;
    }
    await this.saving.run({
      send: async () =>
        mapOk(await gateway.change({ ...wanted, id: base.id, rev: base.rev }), () => ({
          ...base,
          ...wanted,
        })),
      newest: async () => {
        const read = await newest(base.id);
        if (!read.ok) return read;
        return read.value === null ? 'gone' : ok(read.value);
      },
      isMine: (stored) => way.same(stored, wanted),
      done: () => onSaved(wanted),
      words: `The ${way.noun} could not be saved. Nothing you typed is lost.`,
    });
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }
}
