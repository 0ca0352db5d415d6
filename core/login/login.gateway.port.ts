import type { Answer } from '../kernel/result.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';

/** Opens sessions; one call each for the two variants, whose cookies differ (spec §7.3 "credential login", "consumer login"). */
export interface LoginGateway {
  /** The server's view of the caller's address; sent back with a login, decides nothing (SECURITY.md T2). */
  clientIp(): Answer<string>;
  /** Dealers and staff; `internal` and `returnUrl` change nothing on the server (SECURITY.md T2). */
  credentialLogin(input: {
    readonly username: string;
    readonly password: string;
    readonly internal: boolean;
    readonly returnUrl: string | null;
    readonly clientIp: string | null;
  }): Answer<SessionGrant>;
  /** End customers. */
  consumerLogin(input: { readonly email: string; readonly password: string }): Answer<SessionGrant>;
}

/** The contact that is proven before a sign-in; kept apart, because the first screen does without it. */
export interface LoginProofGateway {
  /** Sends a code to the contact of whoever has this name; answered alike for every name (SECURITY.md §2.4). */
  requestProof(input: { readonly login: string }): Answer<{ readonly resendInSeconds: number }>;
  /** Proves the contact: the next tries of this browser do not wait behind others'. */
  proveContact(input: { readonly login: string; readonly code: string }): Answer<unknown>;
}
