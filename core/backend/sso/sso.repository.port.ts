import type { Variant } from '../../session/user.schema.ts';
import type { SsoProvider } from '../../sso/sso-tenant.schema.ts';
import type { ProvenPerson } from './identity-providers.port.ts';

/** A browser that is at a provider. The secrets are encrypted under the `state` value, of which only a hash is stored. */
export interface SsoTrip {
  readonly stateHash: string;
  readonly browserId: string;
  readonly variant: Variant;
  readonly siteGroupNum: number;
  readonly provider: SsoProvider;
  readonly sealed: string;
  readonly expiresAt: number;
}

/** Stores team domains, unfinished provider sign-ins, and links between persons and accounts, inside one transaction. */
export interface SsoRepository {
  /** Finds a dealer by team domain (ignoring case) or by site group number; null if there is none. */
  findDealer(
    by: { readonly teamDomain: string } | { readonly siteGroupNum: number },
  ): Promise<{ readonly siteGroupNum: number; readonly dealerName: string } | null>;
  openTrip(trip: SsoTrip): Promise<void>;
  /**
   * Consumes an unfinished sign-in in one conditional statement. Returns null if the sign-in is unknown, used, expired or
   * of another browser.
   */
  takeTrip(input: {
    readonly stateHash: string;
    readonly browserId: string;
    readonly variant: Variant;
    readonly now: number;
  }): Promise<SsoTrip | null>;
  /**
   * Returns the id of the account linked to issuer and subject; null if there is none. E-mail addresses are never compared
   * (SECURITY.md §2.10).
   */
  accountOf(person: ProvenPerson): Promise<string | null>;
  /** Links a person to an account. Returns false and changes nothing if the person already has a link. */
  link(person: ProvenPerson, accountId: string, now: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sso: SsoRepository;
  }
}
