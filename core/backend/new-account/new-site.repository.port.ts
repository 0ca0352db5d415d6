import type { CheckedAccount } from '../../new-account/validate-account-draft.rule.ts';
import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { SimilarSite } from '../../new-account/stored-account-draft.schema.ts';

/** A site to be stored, from its checked draft. */
export interface NewSite extends Omit<CheckedAccount, 'passcodes'> {
  readonly areas: AccountDraft['areas'];
  /** Hash of the account passcode; null without one. */
  readonly accountHash: string | null;
  readonly newId: () => string;
  /** The person who creates it; `now` is milliseconds UTC. */
  readonly by: string;
  readonly now: number;
}

/** Thrown when another account received one of the numbers since the check. Nothing of this account may be stored. */
export class NumberGone extends Error {
  override readonly name = 'NumberGone';
}

/** Writes the first rows of a site, and finds sites at nearly the same address (domain guide 6.18). */
export interface NewSiteRepository {
  /** Waits for its turn to create accounts. The turn lasts until the transaction ends, so that a number checked as free stays free. */
  takeTurn(): Promise<void>;
  /** Returns the number of the site. Throws `NumberGone` if another device now has one of its numbers. */
  add(site: NewSite): Promise<number>;
  /** Returns the longest test the group allows, in hours; null if it sets no limit. */
  longestTest(siteGroupNum: number): Promise<number | null>;
  /** Returns accounts in the group and below it with the same street and postal code, however these are written. */
  similar(
    address: { readonly street: string; readonly postalCode: string },
    siteGroupNum: number,
  ): Promise<readonly SimilarSite[]>;
  /** Checks many addresses in one statement. For each known address, returns the name of one account there. */
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
