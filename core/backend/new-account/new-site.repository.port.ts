import type { CheckedAccount } from '../../new-account/validate-account-draft.rule.ts';
import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { SimilarSite } from '../../new-account/stored-account-draft.schema.ts';

export interface NewSite extends Omit<CheckedAccount, 'passcodes'> {
  readonly areas: AccountDraft['areas'];
  /** Hash of the account passcode; null without one. */
  readonly accountHash: string | null;
  readonly newId: () => string;
  /** Name of the person who creates the site; `now` is milliseconds UTC. */
  readonly by: string;
  readonly now: number;
}

/** Thrown when another account took one of the transmitter numbers after they were checked. The transaction must be rolled back. */
export class NumberGone extends Error {
  override readonly name = 'NumberGone';
}

/** Stores new sites, and finds sites at almost the same address (domain guide 6.18). */
export interface NewSiteRepository {
  /**
   * Waits for a lock on creating accounts, which is held until the transaction ends. While the lock is held, a number that
   * was checked as free stays free.
   */
  takeTurn(): Promise<void>;
  /**
   * Stores a site and returns its number. Throws `NumberGone` if a device of another site has one of the new site's
   * transmitter numbers.
   */
  add(site: NewSite): Promise<number>;
  /** Returns the longest test that the group allows, in hours; null without a limit. */
  longestTest(siteGroupNum: number): Promise<number | null>;
  /** Returns accounts in the group and its branches with the same street and postal code, ignoring differences in spelling. */
  similar(
    address: { readonly street: string; readonly postalCode: string },
    siteGroupNum: number,
  ): Promise<readonly SimilarSite[]>;
  /** Looks up many addresses in one statement. Returns the name of one similar account for each address that has such an account. */
  similarTo(
    addresses: readonly {
      readonly place: number;
      readonly street: string;
      readonly postalCode: string;
    }[],
    siteGroupNum: number,
  ): Promise<readonly { readonly place: number; readonly siteName: string }[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly newSites: NewSiteRepository;
  }
}
