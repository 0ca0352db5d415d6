import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  consumerCredentialsSchema,
  dealerCredentialsSchema,
} from '#core/login/dealer-credentials.schema.ts';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** The text of the form's two fields. The identifier is a username, or a customer's email address (spec §2.4). */
export interface TypedCredentials {
  readonly identifier: string;
  readonly password: string;
}

/** The data of the first screen; `internal` is the staff form (spec §2.1 `internal=true`). */
export interface CredentialsInput extends TypedCredentials {
  readonly internal: boolean;
}

/** Validates the two fields by the rules of the variant's sign-in (spec §5 Login). */
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

/** The user's input from before the script could listen. */
export interface EarlyInput extends TypedCredentials {
  /** Whether Login was already pressed. The page's first script stores the press. */
  readonly queued: boolean;
  /** The dialog whose link was pressed instead. Of several presses, the first counts. */
  readonly dialog: string | null;
}

/** The two fields of the form. The identifier is a username, or an email address for customers (spec §2.4). */
const CREDENTIAL_FIELDS = ['identifier', 'password'] as const;
export type CredentialField = (typeof CREDENTIAL_FIELDS)[number];

interface CredentialsParts {
  readonly variant: Variant;
  /** Returns whether the credentials were accepted. */
  readonly submit: (input: CredentialsInput) => Promise<boolean>;
}

/** The first screen's form: its text, its errors, and the submit (spec §5 Login). */
export class CredentialsViewModel {
  readonly variant: Variant;
  identifier = '';
  password = '';
  /** Whether the address opened the staff form. It has no influence on the server (spec §2.1). */
  internal = false;
  /** Fields whose errors may be shown: they lost the focus once, or were part of an attempt. */
  shown: ReadonlySet<CredentialField> = new Set();
  readonly #submit: CredentialsParts['submit'];

  constructor(parts: CredentialsParts) {
    this.variant = parts.variant;
    this.#submit = parts.submit;
    makeAutoObservable(this, { variant: false, shown: observableRef, error: false });
  }

  /** Returns the error of a field; null while it is valid or never lost the focus. */
  error(field: CredentialField): string | null {
    return this.shown.has(field) ? this.#message(field) : null;
  }

  /**
   * Takes over the input from before the script started. Sends it if Login was already pressed, and returns like that
   * press. Waits for a request that was already sent, whatever was typed after it.
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

  /** Sets which form the address opened. The staff form offers no recovery or registration. */
  enterBy(internal: boolean): void {
    this.internal = internal;
  }

  type(field: CredentialField, value: string): void {
    this[field] = value;
  }

  /** Validates a field that lost the focus with a text in it. An untouched field shows no error. */
  leave(field: CredentialField): void {
    if (this[field] !== '') this.shown = new Set([...this.shown, field]);
  }

  /** Fills in a demo account. */
  fill(identifier: string, password: string): void {
    this.identifier = identifier;
    this.password = password;
    this.shown = new Set();
  }

  /** Sends the form, or returns the first invalid field. A refusal loses no typed text. */
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
