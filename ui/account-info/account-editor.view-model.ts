import {
  accountForm,
  accountFormOn,
  type AccountForm,
} from '#core/account-info/account-form.schema.ts';
import { siteDay } from '#core/account-info/account-completeness.rule.ts';
import { gateCodeSchema } from '#core/account-info/gate-code.schema.ts';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { SecretField } from '../forms/secret-field.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';

/** The form values: texts and permit numbers. The last permit number is empty, for one more permit. */
export type TypedAccount = ReturnType<typeof accountForm.show>;

/** Returns an account's form values, with an empty field for one more permit. */
export const typedAccount = ({ form }: Pick<AccountInfo, 'form'>): TypedAccount => {
  const typed = accountForm.show(form);
  return { ...typed, permits: [...typed.permits, { id: null, number: '' }] };
};

/** Removes permits without a number before sending. */
const tidy = (form: AccountForm): AccountForm => ({
  ...form,
  permits: form.permits
    .map((permit) => ({ ...permit, number: permit.number.trim() }))
    .filter(({ id, number }) => id !== null || number !== ''),
});

interface Parts {
  readonly gateway: Pick<AccountInfoGateway, 'accountInfo' | 'saveAccountInfo'>;
  readonly draft: SavedDraft<AccountInfo, TypedAccount>;
  readonly base: AccountInfo;
  /** The field that takes the focus when the form opens. */
  readonly first?: keyof AccountForm;
  readonly onSaved: (saved: AccountInfo) => void;
  /** Called when the outcome is unknown, to reload the displayed data. */
  readonly onLost: () => void;
}

const numbersOf = ({ permits }: AccountForm): string =>
  permits
    .map(({ number }) => number)
    .toSorted()
    .join();

/** The editor of a customer's own account (domain guide 6.7). */
export class AccountEditorViewModel {
  readonly edit: RevisedEditor<AccountInfo, FormState<TypedAccount, AccountForm>>;
  /** A secret that exists only in this field and is never stored. */
  readonly gateCode = new SecretField(gateCodeSchema);
  /** The field that takes the focus when the form opens. */
  readonly first: keyof AccountForm;

  constructor({ base, draft, first = 'displayName', gateway, onLost, onSaved }: Parts) {
    const { gateCode } = this;
    const show = (stored: AccountInfo | null): TypedAccount => typedAccount(stored ?? base);
    this.first = first;
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: show(base),
        prefix: 'account-',
        atOnce: { note: 'noteUntil' },
        validate: (typed) => readForm(accountFormOn(siteDay(base)), accountForm.read(typed)),
      }),
      base,
      draft,
      beside: gateCode,
      show,
      names: {
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
      store: async (typed, stored) => {
        const before = stored ?? base;
        const form = tidy(typed);
        const { rev, siteNum: sn } = before;
        const gate = { gateCode: gateCode.change };
        const saved = await gateway.saveAccountInfo({ sn, ...form, rev, ...gate });
        return mapOk(saved, () => ({ ...before, form }));
      },
      newest: () => gateway.accountInfo({ sn: base.siteNum }),
      // A new permit has an id by now, so only the numbers are compared. A new gate code cannot be read back, so its
      // change never counts as saved.
      same: (stored, typed) => {
        const { change } = gateCode;
        const wanted = tidy(typed);
        return (
          (change === undefined || (change === null && !stored.gateCodeOnFile)) &&
          accountForm.same({ ...stored.form, permits: [] }, { ...wanted, permits: [] }) &&
          numbersOf(stored.form) === numbersOf(wanted)
        );
      },
      changeOf: lastChange,
      onStored: onSaved,
      onLost,
      words: 'Your account could not be saved. Nothing you typed is lost.',
    });
  }

  /** Changes the number of the permit at this position. */
  typePermit(at: number, number: string): void {
    const { form } = this.edit;
    form.type(
      'permits',
      form.values.permits.map((permit, index) => (index === at ? { ...permit, number } : permit)),
    );
  }
}
