import { makeAutoObservable } from 'mobx';
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
  wishesOf,
} from '#core/account-info/decide-requests.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { ok } from '#core/kernel/result.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';

/** What stands in the fields of a request. */
export type TypedRequest = ReturnType<typeof requestForm.show>;

interface Parts {
  readonly gateway: Pick<AccountInfoGateway, 'accountInfo' | 'requestAccountChange'>;
  readonly makeKey: () => AttemptKey;
  readonly draft: KeptDraft<AccountInfo, TypedRequest>;
  readonly base: AccountInfo;
  /** The field that has the focus when the form opens. */
  readonly first?: RequestedField;
  readonly onAsked: () => void;
  /** Nobody knows what became of it: what is shown is read anew. */
  readonly onLost: () => void;
}

/** What is in force, and over it what is asked for and not decided. */
const askedOf = ({ inForce, requests }: AccountInfo): TypedRequest => {
  const open = requests.filter(({ state }) => state === 'Submitted' || state === 'Approved');
  const asked = open.map(({ field, wanted }) => [field, wanted ?? ''] as const);
  return { ...requestForm.show(inForce), ...Object.fromEntries(asked) };
};

/** What a customer asks the provider to change, from what they saw; the values in force stay until it is applied (domain guide 6.7 "Request", 5.3). */
export class RequestEditorViewModel {
  readonly form: FormState<TypedRequest, RequestForm>;
  readonly saving: RevisedSave<AccountInfo>;
  readonly #parts: Parts;
  /** A wish that is sent again has the number it had the first time. */
  readonly #keys = new Map<RequestedField, AttemptKey>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.form = new FormState({
      initial: requestForm.show(parts.base.inForce),
      prefix: 'request-',
      judge: (typed) => readForm(requestFormSchema, requestForm.read(typed)),
    });
    const { form } = this;
    const tied = (show: (stored: AccountInfo) => TypedRequest) =>
      revisedFields<AccountInfo, TypedRequest>({
        form,
        show: (stored) => show(stored ?? parts.base),
        words: requestForm.labels,
      });
    this.saving = new RevisedSave<AccountInfo>(parts.base, {
      ...tied(({ inForce }) => requestForm.show(inForce)),
      // What somebody else asked for counts as theirs before it is in force.
      apart: (began, stored) => tied(askedOf).apart(began, stored),
    });
    makeAutoObservable(this, { form: false, saving: false });
  }

  get draft(): KeptDraft<AccountInfo, TypedRequest> {
    return this.#parts.draft;
  }

  get base(): AccountInfo {
    return this.saving.base ?? this.#parts.base;
  }

  get first(): RequestedField {
    return this.#parts.first ?? 'street';
  }

  get dirty(): boolean {
    return this.form.differs(requestForm.show(this.base.inForce));
  }

  /** How many fields would be asked for. */
  get count(): number {
    const { judged } = this.form;
    return judged.ok ? wishesOf(this.base, judged.value, () => '').length : 0;
  }

  /** Who asked for another change of the same field meanwhile, or decided it, and when. */
  get theirs(): ReturnType<typeof lastTouch> | null {
    const { theirs } = this.saving;
    const { judged } = this.form;
    if (theirs === null) return null;
    const wishes = judged.ok ? wishesOf(this.base, judged.value, () => '') : [];
    const touched = wishes.find((wish) => isTouched(theirs, wish)) ?? wishes[0];
    return touched === undefined
      ? { who: theirs.changedBy, at: theirs.changedAt }
      : lastTouch(theirs, touched.field);
  }

  /** Goes on from what was typed before the session ended, from what was seen then. */
  goOn(base: AccountInfo, values: TypedRequest): void {
    this.saving.begin(base);
    this.form.begin(values);
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null) return;
    if (this.count === 0) {
      this.saving.submission.say('This is what is on file already: there is nothing to ask for.');
      return;
    }
    const { base } = this;
    const { gateway, onAsked, onLost } = this.#parts;
    const wishes = wishesOf(base, wanted, (field) => this.#idOf(field, wanted[field]));
    await this.saving.run({
      send: async () => {
        const sent = await gateway.requestAccountChange({ sn: base.siteNum, wishes });
        if (!sent.ok && isLost(sent.error)) onLost();
        return sent.ok ? ok(base) : sent;
      },
      newest: () => gateway.accountInfo({ sn: base.siteNum }),
      looksAgain: true,
      isMine: (stored) => isAskedFor(stored, wishes),
      done: onAsked,
      words: 'The request could not be sent. Nothing you typed is lost.',
    });
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  /** Sends what was typed in the place of what the other one asked for, knowingly; a field that was not typed into follows what is in force now. */
  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  #idOf(field: RequestedField, wanted: string | null): string {
    const key = this.#keys.get(field) ?? this.#parts.makeKey();
    this.#keys.set(field, key);
    return key.for([this.base.siteNum, wanted]);
  }
}
