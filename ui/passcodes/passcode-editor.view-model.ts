import { makeAutoObservable } from 'mobx';
import { authorityWords } from '#core/contacts/contact-words.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { err, ok, type Answer, type Failure, type Result } from '#core/kernel/result.ts';
import {
  PASSCODE_FIELD_NAMES,
  passcodeForm,
  type PasscodeForm,
  passcodeFormSchema,
} from '#core/passcodes/passcode-form.schema.ts';
import { weekdayWords } from '#core/passcodes/hours-words.rule.ts';
import type { PasscodesGateway } from '#core/passcodes/passcodes.api.ts';
import type { ListedPasscode } from '#core/passcodes/passcodes.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { type FieldWords, revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { CodeField } from './code-field.ts';

/** What stands in the fields; the code is none of them. */
export type TypedPasscode = ReturnType<typeof passcodeForm.show>;

/** A passcode as it is edited; null for a new one. */
export const typedPasscode = (base: ListedPasscode | null): TypedPasscode =>
  passcodeForm.show(base);

interface Parts {
  readonly siteNum: number;
  readonly gateway: Pick<PasscodesGateway, 'addPasscode' | 'changePasscode' | 'sitePasscodes'>;
  readonly draft: KeptDraft<ListedPasscode, TypedPasscode>;
  /** Null for a new one. */
  readonly base: ListedPasscode | null;
  /** Of a new one, the same however often it is sent. */
  readonly newId: string;
  /** It may become the account passcode: the site has none. */
  readonly mayBeAccounts: boolean;
  readonly onSaved: (holder: string) => void;
  /** Nobody knows what became of it: what is shown is read anew. */
  readonly onLost: () => void;
}

/** Kinds as they are read. */
export const KIND_NAMES = { normal: 'Normal', technician: 'Tech ID' } as const;

const WORDS_OF: FieldWords<TypedPasscode> = {
  holder: PASSCODE_FIELD_NAMES.holder,
  kind: { label: PASSCODE_FIELD_NAMES.kind, say: (kind) => KIND_NAMES[kind] },
  authority: {
    label: PASSCODE_FIELD_NAMES.authority,
    say: (level) => authorityWords(Number(level)),
  },
  validFrom: PASSCODE_FIELD_NAMES.validFrom,
  validUntil: PASSCODE_FIELD_NAMES.validUntil,
  hours: {
    label: PASSCODE_FIELD_NAMES.hours,
    say: (hours) =>
      hours.length === 0
        ? 'Always'
        : hours
            .map(({ from, to, weekdays }) => `${weekdayWords(weekdays)} ${from}–${to}`)
            .join(', '),
  },
};

const WORDS = 'The passcode could not be saved. Nothing you typed is lost.';

/** A passcode that is given or changed, under the revision the edit began with (domain guide 6.4, 5.3). */
export class PasscodeEditorViewModel {
  readonly form: FormState<TypedPasscode, PasscodeForm>;
  readonly saving: RevisedSave<ListedPasscode>;
  readonly code = new CodeField();
  ofAccount = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.form = new FormState({
      initial: typedPasscode(parts.base),
      prefix: 'passcode-',
      atOnce: { validFrom: 'validUntil' },
      judge: (typed) => readForm(passcodeFormSchema, passcodeForm.read(typed)),
    });
    const fields = { form: this.form, show: typedPasscode, words: WORDS_OF };
    this.saving = new RevisedSave<ListedPasscode>(parts.base, revisedFields(fields));
    makeAutoObservable(this, { form: false, saving: false, code: false });
  }

  get isNew(): boolean {
    return this.#parts.base === null;
  }

  get mayBeAccounts(): boolean {
    return this.#parts.mayBeAccounts && this.isNew && this.form.values.kind === 'normal';
  }

  get draft(): KeptDraft<ListedPasscode, TypedPasscode> {
    return this.#parts.draft;
  }

  /** What a draft keeps: never the code. */
  get typed(): boolean {
    return this.form.differs(typedPasscode(this.saving.base));
  }

  get dirty(): boolean {
    return this.code.isTyped || this.typed;
  }

  get maySave(): boolean {
    const codeFits = this.code.isTyped ? this.code.fits : !this.isNew;
    return this.dirty && this.form.judged.ok && codeFits && this.code.refusal === null;
  }

  chooseAccounts(ofAccount: boolean): void {
    this.ofAccount = ofAccount;
  }

  /** Goes on from what was typed before the session ended, under the revision it began with. */
  goOn(base: ListedPasscode | null, values: TypedPasscode): void {
    this.saving.begin(base);
    this.form.begin(values);
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    this.code.demand(this.isNew);
    if (wanted === null || !this.maySave) return;
    const { onLost, onSaved } = this.#parts;
    const codeTyped = this.code.isTyped;
    await this.saving.run({
      send: async () => {
        const saved = await this.#send(wanted);
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok(this.#row(wanted)) : saved;
      },
      newest: (why) => this.#newest(why),
      looksAgain: true,
      // A code that was set is nowhere to be read; a new row has its own id.
      isMine: (stored) =>
        stored.id === this.#parts.newId || (!codeTyped && passcodeForm.same(stored, wanted)),
      done: () => onSaved(wanted.holder),
      words: (failure) => (this.code.hears(failure) ? null : explain(failure, WORDS)),
    });
  }

  reloadTheirs(): void {
    if (this.saving.reloadTheirs() !== null) this.code.forget();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  #send(wanted: PasscodeForm): Answer<unknown> {
    const { gateway, newId, siteNum } = this.#parts;
    const { base } = this.saving;
    if (base === null) {
      const ofAccount = this.ofAccount && this.mayBeAccounts;
      return gateway.addPasscode({
        sn: siteNum,
        id: newId,
        ofAccount,
        ...wanted,
        ...this.code.sent,
      });
    }
    const code = this.code.isTyped ? this.code.sent : {};
    return gateway.changePasscode({ sn: siteNum, id: base.id, rev: base.rev, ...wanted, ...code });
  }

  /** As it is stored once it was taken; what only the server knows is read with the list. */
  #row(wanted: PasscodeForm): ListedPasscode {
    const { base } = this.saving;
    const fresh = {
      id: this.#parts.newId,
      rev: 1,
      changedBy: null,
      changedAt: null,
      ofAccount: this.ofAccount,
      canReveal: true,
      lastVerifiedAt: null,
    };
    return { ...(base ?? fresh), ...wanted };
  }

  /** The same row as it is stored now; a new one that is not there was not added. */
  async #newest(why: Failure): Promise<Result<ListedPasscode, Failure> | 'gone'> {
    const { gateway, newId, siteNum } = this.#parts;
    const { base } = this.saving;
    const read = await gateway.sitePasscodes({ sn: siteNum });
    if (!read.ok) return read;
    const found = read.value.passcodes.find(({ id }) => id === (base?.id ?? newId));
    if (found !== undefined) return ok(found);
    return base === null ? err(why) : 'gone';
  }
}
