import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  consumerCredentialsSchema,
  dealerCredentialsSchema,
} from '#core/login/dealer-credentials.schema.ts';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** The typed values of the sign-in form. The identifier is a username, or a customer's email address (spec §2.4). */
export interface TypedCredentials {
  readonly identifier: string;
  readonly password: string;
}

/** The data of a sign-in attempt; `internal` is true for the staff form (spec §2.1 `internal=true`). */
export interface CredentialsInput extends TypedCredentials {
  readonly internal: boolean;
}

/** Validates identifier and password by the variant's sign-in rules (spec §5 Login). */
export const readCredentials = (
  variant: Variant,
  { identifier, password }: TypedCredentials,
): Result<TypedCredentials, FieldErrors> => {
  if (variant === 'consumer') {
    const read = readForm(consumerCredentialsSchema, { email: identifier, password });
    return read.ok ? { ok: true, value: { identifier: read.value.email, password } } : read;
  }
  const read = readForm(dealerCredentialsSchema, { username: identifier, password });
  return read.ok ? { ok: true, value: { identifier: read.value.username, password } } : read;
};

/** The values and presses from before the script started. */
export interface EarlyInput extends TypedCredentials {
  /** True if Login was pressed before the script started. The page's first script records that press. */
  readonly queued: boolean;
  /** The dialog whose link was pressed instead of Login before the script started. If several links were pressed, the first counts. */
  readonly dialog: string | null;
}

/** The fields of the sign-in form, in order (spec §2.4). */
const CREDENTIAL_FIELDS = ['identifier', 'password'] as const;
export type CredentialField = (typeof CREDENTIAL_FIELDS)[number];

interface CredentialsParts {
  readonly variant: Variant;
  /** Sends the credentials. Returns true if they were accepted. */
  readonly submit: (input: CredentialsInput) => Promise<boolean>;
}

/** The view model of the sign-in form: its values, errors and submit (spec §5 Login). */
export class CredentialsViewModel {
  readonly variant: Variant;
  identifier = '';
  password = '';
  /** True if the URL opened the staff form. The server decides independently of this value (spec §2.1). */
  internal = false;
  /** Fields whose errors may be shown: fields that have lost the focus or were submitted. */
  shown: ReadonlySet<CredentialField> = new Set();
  readonly #submit: CredentialsParts['submit'];

  constructor(parts: CredentialsParts) {
    this.variant = parts.variant;
    this.#submit = parts.submit;
    makeAutoObservable(this, { variant: false, shown: observableRef, error: false });
  }

  /** Returns the error of a field; null if the field is valid or its error may not be shown yet. */
  error(field: CredentialField): string | null {
    return this.shown.has(field) ? this.#message(field) : null;
  }

  /**
   * Adopts what the user entered before the script started. If Login was already pressed, sends the form and returns the
   * first invalid field. If the first script has already sent the form, only awaits that request.
   */
  async adopt(
    early: EarlyInput,
    sentAhead: CredentialsInput | null,
  ): Promise<CredentialField | null> {
    if (early.identifier !== '') this.identifier = early.identifier;
    if (early.password !== '') this.password = early.password;
    if (!early.queued) return null;
    if (sentAhead === null) return this.submit();
    await this.#send(sentAhead);
    return null;
  }

  /** Sets whether the URL opened the staff form. */
  enterBy(internal: boolean): void {
    this.internal = internal;
  }

  type(field: CredentialField, value: string): void {
    this[field] = value;
  }

  /** Shows the error of a field that has lost the focus, unless the field is empty. */
  leave(field: CredentialField): void {
    if (this[field] !== '') this.shown = new Set([...this.shown, field]);
  }

  /** Fills in the credentials of a demo account. */
  fill(identifier: string, password: string): void {
    this.identifier = identifier;
    this.password = password;
    this.shown = new Set();
  }

  /** Sends the form, or returns the first invalid field. After a refusal, the typed text stays in the fields. */
  submit(): Promise<CredentialField | null> {
    return this.hand((input) => this.#send(input));
  }

  /** Passes the typed data to `to`, or returns the first invalid field. */
  async hand(
    to: (input: CredentialsInput) => Promise<void> | void,
  ): Promise<CredentialField | null> {
    const read = readCredentials(this.variant, this);
    if (!read.ok) {
      this.shown = new Set(CREDENTIAL_FIELDS);
      return CREDENTIAL_FIELDS.find((field) => this.#message(field) !== null) ?? null;
    }
    await to({ ...read.value, internal: this.internal });
    return null;
  }

  async #send(input: CredentialsInput): Promise<void> {
    if (!(await this.#submit(input))) return;
    runInAction(() => {
      this.password = '';
      this.shown = new Set();
    });
  }

  #message(field: CredentialField): string | null {
    const read = readCredentials(this.variant, this);
    if (read.ok) return null;
    const name = field === 'password' ? field : this.variant === 'consumer' ? 'email' : 'username';
    return read.error[name]?.[0] ?? null;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly credentials: CredentialsViewModel;
  }
}
