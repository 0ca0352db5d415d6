import { computed, makeObservable } from 'mobx';
import type { AccountInfoGateway } from '#core/account-info/account-info.api.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import {
  requestForm,
  type RequestedField,
  requestFormSchema,
  type RequestForm,
} from '#core/account-info/change-request.schema.ts';
import {
  isAskedFor,
  isTouched,
  lastTouch,
  requestedChangesOf,
} from '#core/account-info/decide-requests.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { FormState } from '../forms/form-state.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';

export type TypedRequest = ReturnType<typeof requestForm.show>;

interface Parts {
  readonly gateway: Pick<AccountInfoGateway, 'accountInfo' | 'requestAccountChange'>;
  readonly makeKey: () => AttemptKey;
  readonly draft: SavedDraft<AccountInfo, TypedRequest>;
  readonly base: AccountInfo;
  /** The field to focus when the form opens. */
  readonly first?: RequestedField;
  readonly onAsked: () => void;
  /** Called to reload the displayed data when the outcome of the request is unknown. */
  readonly onLost: () => void;
}

/** Returns the values in force, overlaid with requested values that are still undecided. */
const askedOf = ({ inForce, requests }: AccountInfo): TypedRequest => {
  const open = requests.filter(({ state }) => state === 'Submitted' || state === 'Approved');
  const asked = open.map(({ field, wanted }) => [field, wanted ?? ''] as const);
  return { ...requestForm.show(inForce), ...Object.fromEntries(asked) };
};

/**
 * The editor of a customer's request for changes, based on the displayed values. The current values stay in force until
 * the provider applies the request (domain guide 6.7 "Request", 5.3).
 */
export class RequestEditorViewModel {
  readonly edit: RevisedEditor<AccountInfo, FormState<TypedRequest, RequestForm>>;
  readonly draft: SavedDraft<AccountInfo, TypedRequest>;
  /** The field to focus when the form opens. */
  readonly first: RequestedField;
  readonly #base: AccountInfo;
  readonly #makeKey: () => AttemptKey;
  /** The id of the request for each field; sending a field's request again reuses the id. */
  readonly #keys = new Map<RequestedField, AttemptKey>();

  constructor({ base, draft, first = 'street', gateway, makeKey, onAsked, onLost }: Parts) {
    this.#base = base;
    this.#makeKey = makeKey;
    this.draft = draft;
    this.first = first;
    const form = new FormState<TypedRequest, RequestForm>({
      initial: requestForm.show(base.inForce),
      prefix: 'request-',
      validate: (typed) => readForm(requestFormSchema, requestForm.read(typed)),
    });
    this.edit = new RevisedEditor({
      form,
      base,
      draft,
      show: (stored) => requestForm.show((stored ?? base).inForce),
      names: requestForm.labels,
      // Compares with the requested values instead of the values in force, so that another user's request counts as a
      // change as soon as it is made.
      compared: (stored) => askedOf(stored ?? base),
      objection: () =>
        this.count === 0 ? 'This is already on file, so there is nothing to change.' : null,
      send: (wanted) =>
        gateway.requestAccountChange({ sn: base.siteNum, wishes: this.#wishes(wanted) }),
      newest: () => gateway.accountInfo({ sn: base.siteNum }),
      same: (stored, wanted) => isAskedFor(stored, this.#wishes(wanted)),
      changeOf: (theirs) => this.#touchIn(theirs),
      onSaved: onAsked,
      onLost,
      words: 'The request could not be sent. Nothing you typed is lost.',
    });
    makeObservable(this, { count: computed });
  }

  get base(): AccountInfo {
    return this.edit.saving.base ?? this.#base;
  }

  /** The number of fields that would be requested. */
  get count(): number {
    const { validated } = this.edit.form;
    return validated.ok ? requestedChangesOf(this.base, validated.value, () => '').length : 0;
  }

  /** Returns who last requested or decided a change of the same field, and when. */
  #touchIn(theirs: AccountInfo): ReturnType<typeof lastTouch> {
    const { validated } = this.edit.form;
    const changes = validated.ok ? requestedChangesOf(this.base, validated.value, () => '') : [];
    const touched = changes.find((change) => isTouched(theirs, change)) ?? changes[0];
    return touched === undefined ? lastChange(theirs) : lastTouch(theirs, touched.field);
  }

  #wishes(wanted: RequestForm): ReturnType<typeof requestedChangesOf> {
    return requestedChangesOf(this.base, wanted, (field) => this.#idOf(field, wanted[field]));
  }

  #idOf(field: RequestedField, wanted: string | null): string {
    const key = this.#keys.get(field) ?? this.#makeKey();
    this.#keys.set(field, key);
    return key.for([this.base.siteNum, wanted]);
  }
}
