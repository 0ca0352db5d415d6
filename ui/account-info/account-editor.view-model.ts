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
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { SecretField } from '../forms/secret-field.ts';
import { readPlaced } from '../forms/place-errors.rule.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';

/** The form's values. The last permit number is always empty, so that the user can enter one more permit. */
export type TypedAccount = ReturnType<typeof accountForm.show>;

/** Returns an account's form values, with an empty entry for one more permit. */
export const typedAccount = ({ form }: Pick<AccountInfo, 'form'>): TypedAccount => {
  const typed = accountForm.show(form);
  return { ...typed, permits: [...typed.permits, { id: null, number: '' }] };
};

/** Returns the form without new permits whose number is empty. */
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
  /** The field to focus when the form opens. */
  readonly first?: keyof AccountForm;
  readonly onSaved: (saved: AccountInfo) => void;
  /** Called to reload the displayed data when the outcome of a save is unknown. */
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
  /** The gate code, which exists only in this field and is never part of a draft. */
  readonly gateCode = new SecretField(gateCodeSchema);
  /** The field to focus when the form opens. */
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
        validate: (typed) =>
          readPlaced(accountFormOn(siteDay(base)), accountForm.read(typed), {
            lines: { permits: 'Permit' },
          }),
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
      // Compares permits only by number, because the server gives a new permit an id. A new gate code cannot be read back,
      // so it never counts as saved.
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

  /** Changes the permit number at this position. */
  typePermit(at: number, number: string): void {
    const { form } = this.edit;
    form.type(
      'permits',
      form.values.permits.map((permit, index) => (index === at ? { ...permit, number } : permit)),
    );
  }
}
