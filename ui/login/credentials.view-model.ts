import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  consumerCredentialsSchema,
  dealerCredentialsSchema,
} from '#core/login/dealer-credentials.schema.ts';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** What stands in the two fields of the form; the identifier is a username, or a customer's e-mail address (spec §2.4). */
export interface TypedCredentials {
  readonly identifier: string;
  readonly password: string;
}

/** What a person typed at the first screen; `internal` is the staff form (spec §2.1 `internal=true`). */
export interface CredentialsInput extends TypedCredentials {
  readonly internal: boolean;
}

/** Checks the two fields as this variant's sign-in does (spec §5 Login). */
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

/** What a person did with the form before the program could listen. */
export interface EarlyInput extends TypedCredentials {
  /** Login was pressed already; the page's first script kept the press. */
  readonly queued: boolean;
  /** The dialog whose link was pressed instead; of several presses the first counts. */
  readonly dialog: string | null;
}

/** The two fields of the form; the identifier is a username, or an e-mail address for customers (spec §2.4). */
const CREDENTIAL_FIELDS = ['identifier', 'password'] as const;
export type CredentialField = (typeof CREDENTIAL_FIELDS)[number];

interface CredentialsParts {
  readonly variant: Variant;
  /** Answers whether the credentials were accepted. */
  readonly submit: (input: CredentialsInput) => Promise<boolean>;
}

/** The first screen's form: what is typed, what is wrong with it, and sending it (spec §5 Login). */
export class CredentialsViewModel {
  readonly variant: Variant;
  identifier = '';
  password = '';
  /** The staff form of the address; decides nothing on the server (spec §2.1). */
  internal = false;
  /** Fields whose errors may be shown: left once, or part of a try. */
  shown: ReadonlySet<CredentialField> = new Set();
  readonly #submit: CredentialsParts['submit'];

  constructor(parts: CredentialsParts) {
    this.variant = parts.variant;
    this.#submit = parts.submit;
    makeAutoObservable(this, { variant: false, shown: observableRef, error: false });
  }

  /** The words at a field; null while it is right or was never left. */
  error(field: CredentialField): string | null {
    return this.shown.has(field) ? this.#message(field) : null;
  }

  /**
   * Takes over what was there before the program; sends it when Login was pressed already, and answers as that press.
   * A press that was sent ahead is waited for, whatever was typed after it.
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

  /** Which form the address opened; the staff's shows no ways to recover or register. */
  enterBy(internal: boolean): void {
    this.internal = internal;
  }

  type(field: CredentialField, value: string): void {
    this[field] = value;
  }

  /** Checks a field that was left with something in it; an untouched one is not scolded. */
  leave(field: CredentialField): void {
    if (this[field] !== '') this.shown = new Set([...this.shown, field]);
  }

  /** Fills in a demo account. */
  fill(identifier: string, password: string): void {
    this.identifier = identifier;
    this.password = password;
    this.shown = new Set();
  }

  /** Sends the form, or answers the first field that is wrong; nothing typed is lost by a refusal. */
  submit(): Promise<CredentialField | null> {
    return this.hand((input) => this.#send(input));
  }

  /** Hands over what was typed, or answers the first field that is wrong. */
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
