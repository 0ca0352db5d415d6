import { makeAutoObservable } from 'mobx';
import { authorityText } from '#core/contacts/contact-text.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import {
  PASSCODE_FIELD_NAMES,
  passcodeForm,
  type PasscodeForm,
  passcodeFormSchema,
} from '#core/passcodes/passcode-form.schema.ts';
import { weekdayText } from '#core/passcodes/hours-text.rule.ts';
import type { PasscodesGateway } from '#core/passcodes/passcodes.api.ts';
import type { ListedPasscode } from '#core/passcodes/site-passcodes.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import { CodeField } from './code-field.ts';
import { formatClock } from '../kit/format-time.ts';

/** The form fields of a passcode, without the code. */
export type TypedPasscode = ReturnType<typeof passcodeForm.show>;

/** Returns the form values of a passcode; null gives the values of a new passcode. */
export const typedPasscode = (base: ListedPasscode | null): TypedPasscode =>
  passcodeForm.show(base);

interface Parts {
  readonly siteNum: number;
  readonly gateway: Pick<PasscodesGateway, 'addPasscode' | 'changePasscode' | 'sitePasscodes'>;
  readonly draft: SavedDraft<ListedPasscode, TypedPasscode>;
  /** Null for a new passcode. */
  readonly base: ListedPasscode | null;
  /** The id of a new passcode, constant across attempts. */
  readonly newId: string;
  /** True if the site has no account passcode, so that this passcode may become the account passcode. */
  readonly mayBeAccounts: boolean;
  readonly onSaved: (holder: string) => void;
  /** Called when a save has no known result, so that the list is reloaded. */
  readonly onLost: () => void;
}

/** Display names of the passcode kinds. */
export const KIND_NAMES = { normal: 'Normal', technician: 'Tech ID' } as const;

const TEXT_OF: FieldText<TypedPasscode> = {
  holder: PASSCODE_FIELD_NAMES.holder,
  kind: { label: PASSCODE_FIELD_NAMES.kind, say: (kind) => KIND_NAMES[kind] },
  authority: {
    label: PASSCODE_FIELD_NAMES.authority,
    say: (level) => authorityText(Number(level)),
  },
  validFrom: PASSCODE_FIELD_NAMES.validFrom,
  validUntil: PASSCODE_FIELD_NAMES.validUntil,
  hours: {
    label: PASSCODE_FIELD_NAMES.hours,
    say: (hours) =>
      hours.length === 0
        ? 'Always'
        : hours
            .map(({ from, to, weekdays }) => formatClock(`${weekdayText(weekdays)} ${from}–${to}`))
            .join(', '),
  },
};

const WORDS = 'The passcode could not be saved. Nothing you typed is lost.';

/** The editor of a new or existing passcode (domain guide 6.4). */
export class PasscodeEditorViewModel {
  readonly edit: RevisedEditor<ListedPasscode, FormState<TypedPasscode, PasscodeForm>>;
  readonly code = new CodeField();
  ofAccount = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { base, draft, gateway, newId, onLost, onSaved, siteNum } = parts;
    const { code } = this;
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: typedPasscode(base),
        prefix: 'passcode-',
        atOnce: { validFrom: 'validUntil' },
        validate: (typed) => readForm(passcodeFormSchema, passcodeForm.read(typed)),
      }),
      base,
      draft,
      beside: code,
      show: typedPasscode,
      names: TEXT_OF,
      send: (wanted, stored) => this.#send(wanted, stored),
      newest: async (_, stored) =>
        mapOk(
          await gateway.sitePasscodes({ sn: siteNum }),
          ({ passcodes }) => passcodes.find(({ id }) => id === (stored?.id ?? newId)) ?? null,
        ),
      // Recognizes a new passcode by its id. An existing passcode with a typed code never counts as saved, because the
      // stored code cannot be read back.
      same: (stored, wanted) =>
        stored.id === newId || (!code.changed && passcodeForm.same(stored, wanted)),
      changeOf: lastChange,
      onSaved: ({ holder }) => onSaved(holder),
      onLost,
      words: (failure) => (code.hears(failure) ? null : explain(failure, WORDS)),
    });
    makeAutoObservable(this, { edit: false, code: false });
  }

  get mayBeAccounts(): boolean {
    const { form, isNew } = this.edit;
    return this.#parts.mayBeAccounts && isNew && form.values.kind === 'normal';
  }

  chooseAccounts(ofAccount: boolean): void {
    this.ofAccount = ofAccount;
  }

  #send(wanted: PasscodeForm, base: ListedPasscode | null): Answer<unknown> {
    const { gateway, newId: id, siteNum: sn } = this.#parts;
    if (base === null) {
      const ofAccount = this.ofAccount && this.mayBeAccounts;
      return gateway.addPasscode({ sn, id, ofAccount, ...wanted, ...this.code.sent });
    }
    const code = this.code.changed ? this.code.sent : {};
    return gateway.changePasscode({ sn, id: base.id, rev: base.rev, ...wanted, ...code });
  }
}
