import { makeAutoObservable } from 'mobx';
import type { AccountInfoGateway } from '#core/account-info/account-info.gateway.port.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { decideRequests } from '#core/account-info/account-changes.rule.ts';
import {
  type RequestedField,
  requestForm,
  requestFormSchema,
  type RequestForm,
} from '#core/account-info/change-request.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { Submission } from '../forms/submission.ts';

/** What stands in the fields of a request. */
export type TypedRequest = ReturnType<typeof requestForm.show>;

interface Parts {
  readonly gateway: Pick<AccountInfoGateway, 'request'>;
  readonly draft: KeptDraft<AccountInfo, TypedRequest>;
  readonly base: AccountInfo;
  /** The field that has the focus when the form opens. */
  readonly first?: RequestedField;
  readonly onAsked: () => void;
}

/** What a customer asks the provider to change; the values in force stay until it is applied (domain guide 6.7 "Request"). */
export class RequestEditorViewModel {
  readonly form: FormState<TypedRequest, RequestForm>;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.form = new FormState({
      initial: requestForm.show(parts.base.inForce),
      prefix: 'request-',
      judge: (typed) => readForm(requestFormSchema, requestForm.read(typed)),
    });
    makeAutoObservable(this, { form: false, submission: false });
  }

  get draft(): KeptDraft<AccountInfo, TypedRequest> {
    return this.#parts.draft;
  }

  get base(): AccountInfo {
    return this.#parts.base;
  }

  get first(): RequestedField {
    return this.#parts.first ?? 'street';
  }

  get dirty(): boolean {
    return this.form.differs();
  }

  /** How many fields would be asked for. */
  get count(): number {
    const { judged } = this.form;
    const { inForce, requests } = this.#parts.base;
    return judged.ok ? decideRequests(inForce, judged.value, requests).length : 0;
  }

  async send(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null || this.count === 0) return;
    const { base, gateway, onAsked } = this.#parts;
    await this.submission.run(() => gateway.request(base.siteNum, wanted), {
      fallback: 'The request could not be sent. Nothing you typed is lost.',
      onOk: onAsked,
    });
  }
}
