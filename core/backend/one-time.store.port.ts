import type { CodeDeparture } from '../mfa/code-departure.schema.ts';

/** The kind of a one-time secret. A secret is never valid as another kind (SECURITY.md §2.5). */
export type OneTimeKind =
  | 'mfaCode'
  | 'reportCode'
  | 'recoveryCode'
  | 'registrationLink'
  | 'setPasswordLink'
  | 'passwordLink'
  | 'ssoCode'
  | 'classicKey'
  | 'captcha'
  | 'setupLink'
  | 'invitationLink'
  | 'loginCode'
  | 'loginPass'
  | 'contactRefusal';

/** A one-time secret to store. Only its hash or keyed MAC is written. */
export interface OneTimeSecret {
  readonly id: string;
  readonly kind: OneTimeKind;
  readonly subject: string;
  readonly session: string | null;
  readonly purpose: string;
  readonly secretHash: string;
  readonly maxAttempts: number;
  readonly expiresAt: number;
  /** Small facts about the secret, such as the contact a code was sent to; never a secret. */
  readonly detail: Readonly<Record<string, string>>;
}

/** The result of submitting a one-time secret. */
export type Consumption =
  /** The secret was right and is now consumed; no other request can consume it. */
  | {
      readonly outcome: 'matched';
      readonly subject: string;
      readonly detail: Readonly<Record<string, string>>;
    }
  /** The secret was wrong and counted as a guess. */
  | { readonly outcome: 'wrong' }
  /** The secret is unknown, used, expired, out of guesses, or issued for another purpose or session. */
  | { readonly outcome: 'dead' };

/** The store of all one-time secrets. A secret can be used only through `consumeFor` and `consumeByHash` (SECURITY.md §2.5). */
export interface OneTimeStore {
  /** Stores a secret and voids earlier ones of the same kind, subject and purpose. */
  issue(secret: OneTimeSecret): Promise<void>;
  /** Consumes a code by kind, subject, session and purpose, with one conditional UPDATE. */
  consumeFor(input: {
    readonly kind: OneTimeKind;
    readonly subject: string;
    readonly session: string | null;
    readonly purpose: string;
    readonly secretHash: string;
    readonly now: number;
  }): Promise<Consumption>;
  /** Consumes a link or key, found by its hash. */
  consumeByHash(input: {
    readonly kind: OneTimeKind;
    readonly purpose: string;
    readonly secretHash: string;
    readonly now: number;
  }): Promise<Consumption>;
  /** Returns the delivery state of the message with a session's open code; null without an open code. */
  departure(accountId: string, sessionId: string): Promise<CodeDeparture | null>;
  /** Finds a link by its hash without consuming it, so that an expired link can be distinguished from an unknown one. */
  find(input: { readonly kind: OneTimeKind; readonly secretHash: string }): Promise<{
    readonly subject: string;
    readonly used: boolean;
    readonly voided: boolean;
    readonly expiresAt: number;
  } | null>;
  /** Voids the open secrets of these kinds for these subjects. */
  voidAll(subjects: readonly string[], kinds: readonly OneTimeKind[], now: number): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly oneTime: OneTimeStore;
  }
}
