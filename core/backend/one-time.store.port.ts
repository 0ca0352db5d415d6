import type { CodeDeparture } from '../mfa/code-departure.schema.ts';

/** What a one-time secret is good for; one of one kind opens nothing of another (SECURITY.md §2.5). */
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

/** A secret to store; only its hash or keyed MAC is ever written. */
export interface OneTimeSecret {
  readonly id: string;
  readonly kind: OneTimeKind;
  readonly subject: string;
  readonly session: string | null;
  readonly purpose: string;
  readonly secretHash: string;
  readonly maxAttempts: number;
  readonly expiresAt: number;
  /** Small facts that belong to the secret, e.g. the contact a code was sent to. Never a secret. */
  readonly detail: Readonly<Record<string, string>>;
}

/** What presenting a secret did. */
export type Consumption =
  /** This caller, and nobody else, used it. */
  | {
      readonly outcome: 'matched';
      readonly subject: string;
      readonly detail: Readonly<Record<string, string>>;
    }
  /** Counted as a wrong guess. */
  | { readonly outcome: 'wrong' }
  /** Unknown, used, expired, worn out or not for this purpose and session. */
  | { readonly outcome: 'dead' };

/** The one table of one-time secrets with its one `consume` (SECURITY.md §2.5); inside one transaction. */
export interface OneTimeStore {
  /** Stores a secret and voids older ones of the same kind, subject and purpose. */
  issue(secret: OneTimeSecret): Promise<void>;
  /** One conditional UPDATE by kind, subject, session and purpose. */
  consumeFor(input: {
    readonly kind: OneTimeKind;
    readonly subject: string;
    readonly session: string | null;
    readonly purpose: string;
    readonly secretHash: string;
    readonly now: number;
  }): Promise<Consumption>;
  /** The same for links and keys, which are found by their hash. */
  consumeByHash(input: {
    readonly kind: OneTimeKind;
    readonly purpose: string;
    readonly secretHash: string;
    readonly now: number;
  }): Promise<Consumption>;
  /** How far the message with the open code of a session came; null without one. */
  departure(accountId: string, sessionId: string): Promise<CodeDeparture | null>;
  /** Looks a link up by its hash and changes nothing, so that an expired one can be told from an unknown one. */
  find(input: { readonly kind: OneTimeKind; readonly secretHash: string }): Promise<{
    readonly subject: string;
    readonly used: boolean;
    readonly voided: boolean;
    readonly expiresAt: number;
  } | null>;
  /** Voids what is open of these kinds for the subjects. */
  voidAll(subjects: readonly string[], kinds: readonly OneTimeKind[], now: number): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly oneTime: OneTimeStore;
  }
}
