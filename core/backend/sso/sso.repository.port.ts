import type { Variant } from '../../session/user.schema.ts';
import type { SsoProvider } from '../../sso/sso-tenant.schema.ts';
import type { ProvenPerson } from './identity-providers.port.ts';

/** A browser on its way to a provider; the secrets are sealed under the state, of which only the hash is stored. */
export interface SsoTrip {
  readonly stateHash: string;
  readonly browserId: string;
  readonly variant: Variant;
  readonly siteGroupNum: number;
  readonly provider: SsoProvider;
  readonly sealed: string;
  readonly expiresAt: number;
}

/** Team domains, trips under way, and whose account a provider's person is; inside one transaction. */
export interface SsoRepository {
  /** By team domain without regard to case, or by number; null when no dealer has it. */
  findDealer(
    by: { readonly teamDomain: string } | { readonly siteGroupNum: number },
  ): Promise<{ readonly siteGroupNum: number; readonly dealerName: string } | null>;
  openTrip(trip: SsoTrip): Promise<void>;
  /** Takes the trip out of use in one conditional statement; null when unknown, taken, expired or another browser's. */
  takeTrip(input: {
    readonly stateHash: string;
    readonly browserId: string;
    readonly variant: Variant;
    readonly now: number;
  }): Promise<SsoTrip | null>;
  /** The account linked to issuer and subject together, never by e-mail (SECURITY.md §2.10). */
  accountOf(person: ProvenPerson): Promise<string | null>;
  /** Links, unless this person has a link already: a link is never moved. False then. */
  link(person: ProvenPerson, accountId: string, now: number): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sso: SsoRepository;
  }
}
