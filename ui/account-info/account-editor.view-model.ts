import { makeAutoObservable } from 'mobx';
import {
  accountForm,
  accountFormOn,
  type AccountForm,
} from '#core/account-info/account-form.schema.ts';
import { siteDay } from '#core/account-info/account-completeness.rule.ts';
import { gateCodeSchema } from '#core/account-info/gate-code.schema.ts';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { ok } from '#core/kernel/result.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { SecretField } from '../forms/secret-field.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';

/** What stands in the fields: texts, and permit numbers with an empty one where none is on file. */
export type TypedAccount = ReturnType<typeof accountForm.show>;

/** An account as it is edited; there is room for one more permit. */
export const typedAccount = ({ form }: Pick<AccountInfo, 'form'>): TypedAccount => {
  const typed = accountForm.show(form);
  return { ...typed, permits: [...typed.permits, { id: null, number: '' }] };
};

/** What is sent: no permit without a number. */
const tidy = (form: AccountForm): AccountForm => ({
  ...form,
  permits: form.permits
    .map((permit) => ({ ...permit, number: permit.number.trim() }))
    .filter(({ id, number }) => id !== null || number !== ''),
});

interface Parts {
  readonly gateway: Pick<AccountInfoGateway, 'accountInfo' | 'saveAccountInfo'>;
  readonly draft: KeptDraft<AccountInfo, TypedAccount>;
  readonly base: AccountInfo;
  /** The field that has the focus when the form opens. */
  readonly first?: keyof AccountForm;
  readonly onSaved: (saved: AccountInfo) => void;
  /** Nobody knows what became of it: what is shown is read anew. */
  readonly onLost: () => void;
}

/** What a customer changes of the own account, under the revision the edit began with (domain guide 6.7, 5.3). */
export class AccountEditorViewModel {
  readonly form: FormState<TypedAccount, AccountForm>;
  readonly saving: RevisedSave<AccountInfo>;
  /** A secret: kept by nothing but the field. */
  readonly gateCode = new SecretField(gateCodeSchema);
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.form = new FormState({
      initial: typedAccount(parts.base),
      prefix: 'account-',
      atOnce: { note: 'noteUntil' },
      judge: (typed) => readForm(accountFormOn(siteDay(parts.base)), accountForm.read(typed)),
    });
    this.saving = new RevisedSave<AccountInfo>(
      parts.base,
      revisedFields({
        form: this.form,
        show: (stored) => typedAccount(stored ?? parts.base),
        words: {
          ...accountForm.labels,
          permits: {
            label: accountForm.labels.permits,
            say: (permits) =>
              permits
                .map(({ number }) => number)
                .filter(Boolean)
                .join(', '),
          },
        },
      }),
    );
    makeAutoObservable(this, { form: false, saving: false, gateCode: false });
  }

  get first(): keyof AccountForm {
    return this.#parts.first ?? 'displayName';
  }

  get draft(): KeptDraft<AccountInfo, TypedAccount> {
    return this.#parts.draft;
  }

  get dirty(): boolean {
    const { base } = this.saving;
    return (
      base !== null && (this.gateCode.wish !== undefined || this.form.differs(typedAccount(base)))
    );
  }

  get maySave(): boolean {
    return this.dirty && this.form.judged.ok && this.gateCode.problem === null;
  }

  /** Goes on from what was typed before the session ended, under the revision it began with. */
  goOn(base: AccountInfo, values: TypedAccount): void {
    this.saving.begin(base);
    this.form.begin(values);
  }

  /** Changes the number of one permit. */
  typePermit(at: number, number: string): void {
    this.form.type(
      'permits',
      this.form.values.permits.map((permit, place) =>
        place === at ? { ...permit, number } : permit,
      ),
    );
  }

  async save(): Promise<void> {
    const typed = this.form.submit();
    const { base } = this.saving;
    if (typed === null || base === null || !this.maySave) return;
    const wanted = tidy(typed);
    const { gateway, onLost, onSaved } = this.#parts;
    const { wish } = this.gateCode;
    const read = () => gateway.accountInfo({ sn: base.siteNum });
    await this.saving.run({
      send: async () => {
        const saved = await gateway.saveAccountInfo({
          sn: base.siteNum,
          ...wanted,
          rev: base.rev,
          gateCode: wish,
        });
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok({ ...base, form: wanted }) : saved;
      },
      newest: read,
      looksAgain: true,
      // A permit that is new has got its id meanwhile; a new gate code is nowhere to be read.
      isMine: (stored) =>
        (wish === undefined || (wish === null && !stored.gateCodeOnFile)) &&
        accountForm.same({ ...stored.form, permits: [] }, { ...wanted, permits: [] }) &&
        stored.form.permits
          .map(({ number }) => number)
          .toSorted()
          .join() ===
          wanted.permits
            .map(({ number }) => number)
            .toSorted()
            .join(),
      done: onSaved,
      words: 'Your account could not be saved. Nothing you typed is lost.',
    });
  }

  reloadTheirs(): void {
    if (this.saving.reloadTheirs() !== null) this.gateCode.forget();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }
}
