import type { Variant } from '#core/session/user.schema.ts';
import type { SsoProvider } from '#core/sso/sso.schema.ts';

/** A provider's person and the account it stands for. */
export interface SsoIdentityTable {
  issuer: string;
  subject: string;
  account_id: string;
  linked_at: number;
}

/** A browser on its way to a provider; `sealed` opens with the state, of which only the hash is here. */
export interface SsoTripTable {
  state_hash: string;
  browser_id: string;
  variant: Variant;
  site_group_num: number;
  provider: SsoProvider;
  sealed: string;
  expires_at: number;
  taken_at: number | null;
}

/** Tables of single sign-on. */
export interface SsoTables {
  sso_identity: SsoIdentityTable;
  sso_trip: SsoTripTable;
}
