import type { CheckedAccount } from '../../new-account/validate-account-draft.rule.ts';
import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { SimilarSite } from '../../new-account/stored-account-draft.schema.ts';

/** A site to be written: what was checked of its draft. */
export interface NewSite extends Omit<CheckedAccount, 'passcodes'> {
  readonly areas: AccountDraft['areas'];
  /** Hash of the account passcode; null without one. */
  readonly accountHash: string | null;
  readonly newId: () => string;
  /** Who makes it, and when (milliseconds UTC). */
  readonly by: string;
  readonly now: number;
}

/** Somebody was given a number of this account since it was checked; nothing of the account may stay. */
export class NumberGone extends Error {
  override readonly name = 'NumberGone';
}

/** Writes the rows a site begins with, and finds sites at about the same address (domain guide 6.18). */
export interface NewSiteRepository {
  /** Waits until nobody else makes an account; it is the caller's turn until the transaction ends, so that a number that is checked free stays it. */
  takeTurn(): Promise<void>;
  /** Answers the number of the site. Throws `NumberGone` where a device elsewhere has one of its numbers by now. */
  add(site: NewSite): Promise<number>;
  /** The longest test the group allows, hours; null where it sets none. */
  longestTest(siteGroupNum: number): Promise<number | null>;
  /** Accounts of the group and below it with the same street and postal code, however they are written. */
  similar(
    address: { readonly street: string; readonly postalCode: string },
    siteGroupNum: number,
  ): Promise<readonly SimilarSite[]>;
  /** The same of many addresses by one statement: of each that is known already, the name of one account there. */
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
