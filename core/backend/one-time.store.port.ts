import type { CodeDeparture } from '../mfa/code-departure.schema.ts';

/** The kind of a one-time secret. A secret of one kind is never valid for another (SECURITY.md §2.5). */
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

/** A secret to store. Only its hash or keyed MAC is ever written. */
export interface OneTimeSecret {
  readonly id: string;
  readonly kind: OneTimeKind;
  readonly subject: string;
  readonly session: string | null;
  readonly purpose: string;
  readonly secretHash: string;
  readonly maxAttempts: number;
  readonly expiresAt: number;
  /** Small facts that belong to the secret, such as the contact a code was sent to. Never a secret. */
  readonly detail: Readonly<Record<string, string>>;
}

/** The result of submitting a secret. */
export type Consumption =
  /** This caller alone has used it. */
  | {
      readonly outcome: 'matched';
      readonly subject: string;
      readonly detail: Readonly<Record<string, string>>;
    }
  /** It was counted as a wrong guess. */
  | { readonly outcome: 'wrong' }
  /** It is unknown, used, expired, out of guesses, or not for this purpose and session. */
  | { readonly outcome: 'dead' };

/**
 * The single table of one-time secrets, whose `consumeFor` and `consumeByHash` are the only ways to use one (SECURITY.md
 * §2.5); inside one transaction.
 */
export interface OneTimeStore {
  /** Stores a secret and voids older ones of the same kind, subject and purpose. */
  issue(secret: OneTimeSecret): Promise<void>;
  /** Consumes a code with one conditional UPDATE by kind, subject, session and purpose. */
  consumeFor(input: {
    readonly kind: OneTimeKind;
    readonly subject: string;
    readonly session: string | null;
    readonly purpose: string;
    readonly secretHash: string;
    readonly now: number;
  }): Promise<Consumption>;
  /** Consumes a link or key, which is found by its hash. */
  consumeByHash(input: {
    readonly kind: OneTimeKind;
    readonly purpose: string;
    readonly secretHash: string;
    readonly now: number;
  }): Promise<Consumption>;
  /** Returns the sending state of the message with a session's open code; null without an open code. */
  departure(accountId: string, sessionId: string): Promise<CodeDeparture | null>;
  /** Looks up a link by its hash without changing it, so that an expired link can be told from an unknown one. */
  find(input: { readonly kind: OneTimeKind; readonly secretHash: string }): Promise<{
    readonly subject: string;
    readonly used: boolean;
    readonly voided: boolean;
    readonly expiresAt: number;
  } | null>;
  /** Voids the open secrets of these kinds for the subjects. */
  voidAll(subjects: readonly string[], kinds: readonly OneTimeKind[], now: number): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly oneTime: OneTimeStore;
  }
}
