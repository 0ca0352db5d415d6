import { makeAutoObservable } from 'mobx';
import {
  viewAsFormSchema,
  type ViewAsForm,
} from '#core/impersonation/impersonation-session.schema.ts';
import { readSubject, type ViewAsSubject } from '#core/impersonation/view-as-subject.rule.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';

type StartInput = ViewAsForm & { readonly accountId: string };

/** Selectable durations in minutes; half an hour is the default (domain guide 6.17). */
export const IMPERSONATION_MINUTES = ['15', '30', '60'] as const;

type ViewAsFields = Omit<ViewAsForm, 'minutes'> & {
  readonly minutes: (typeof IMPERSONATION_MINUTES)[number];
};

interface Parts {
  readonly detail: string | null;
  readonly mayAct: boolean;
  readonly begin: (input: StartInput) => Promise<Result<void, Failure>>;
}

const FAILED = 'The view-as session could not be started';

/** The view model of the View as form, which starts an impersonation (domain guide 6.17). */
export class ViewAsViewModel {
  readonly submission = new Submission();
  readonly subject: ViewAsSubject | null;
  /** True if the staff member has the right to act as the user. If false, the form offers no choice of mode. */
  readonly mayAct: boolean;
  readonly form: FormState<ViewAsFields, ViewAsForm>;
  readonly #begin: Parts['begin'];

  constructor(parts: Parts) {
    this.subject = readSubject(parts.detail);
    this.mayAct = parts.mayAct;
    this.#begin = parts.begin;
    this.form = new FormState<ViewAsFields, ViewAsForm>({
      initial: { reason: '', ticket: '', mode: 'look', minutes: '30' },
      validate: (values) =>
        readForm(viewAsFormSchema, { ...values, minutes: Number(values.minutes) }),
    });
    makeAutoObservable(this, { form: false, submission: false, subject: false, mayAct: false });
  }

  /** True if the form contains typed text. */
  get dirty(): boolean {
    const { reason, ticket } = this.form.values;
    return reason !== '' || ticket !== '';
  }

  /** Starts the impersonation. Returns true if the portal now shows the user's view. Ignored while another request is running. */
  async submit(): Promise<boolean> {
    const { subject, submission } = this;
    if (submission.busy || subject === null) return false;
    const value = this.form.submit();
    if (value === null) return false;
    const input = { ...value, accountId: subject.accountId };
    return submission.run(() => this.#begin(input), { fallback: FAILED });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly viewAs: ViewAsViewModel;
  }
}
