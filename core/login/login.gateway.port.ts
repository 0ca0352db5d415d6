import type { Answer } from '../kernel/result.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';

/** Opens sessions, with one call for each of the two variants, whose cookies differ (spec §7.3 "credential login", "consumer login"). */
export interface LoginGateway {
  /** Returns the caller's address as the server sees it. It is sent back with a login but has no effect (SECURITY.md T2). */
  clientIp(): Answer<string>;
  /** Signs in dealers and staff. `internal` and `returnUrl` have no effect on the server (SECURITY.md T2). */
  credentialLogin(input: {
    readonly username: string;
    readonly password: string;
    readonly internal: boolean;
    readonly returnUrl: string | null;
    readonly clientIp: string | null;
  }): Answer<SessionGrant>;
  /** Signs in end customers. */
  consumerLogin(input: { readonly email: string; readonly password: string }): Answer<SessionGrant>;
}

/** Verifies a contact before a sign-in. Separate, because the first screen does not need it. */
export interface LoginProofGateway {
  /** Sends a code to the contact of the account with this name. The response is the same for every name (SECURITY.md §2.4). */
  requestProof(input: { readonly login: string }): Answer<{ readonly resendInSeconds: number }>;
  /** Verifies the contact. The next attempts of this browser then do not wait behind others'. */
  proveContact(input: { readonly login: string; readonly code: string }): Answer<unknown>;
}
