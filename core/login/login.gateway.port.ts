import type { Answer } from '../kernel/result.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';

/** Opens sessions. Each variant has its own call and cookies (spec §7.3 "credential login", "consumer login"). */
export interface LoginGateway {
  /** Returns the caller's IP address as the server sees it (SECURITY.md T2). */
  clientIp(): Answer<string>;
  /** Signs in dealers and staff. `internal` and `returnUrl` have no effect on the server (SECURITY.md T2). */
  credentialLogin(input: {
    readonly username: string;
    readonly password: string;
    readonly internal: boolean;
    readonly returnUrl: string | null;
    readonly clientIp: string | null;
  }): Answer<SessionGrant>;
  /** Signs in end customers by e-mail address. */
  consumerLogin(input: { readonly email: string; readonly password: string }): Answer<SessionGrant>;
}

/** Verifies a contact before a sign-in. Separate from `LoginGateway`, because the first screen does not need to verify a contact. */
export interface LoginProofGateway {
  /** Sends a code to the contact of the account with this username. The response is the same for all usernames (SECURITY.md §2.4). */
  requestProof(input: { readonly login: string }): Answer<{ readonly resendInSeconds: number }>;
  /** Verifies the code. Later attempts of this browser are then no longer delayed by attempts from other browsers. */
  proveContact(input: { readonly login: string; readonly code: string }): Answer<unknown>;
}
