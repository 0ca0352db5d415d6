import type { LinkedSite } from '../../account-links/account-links.schema.ts';

/** A site that can be linked, with the hash of its account passcode. */
export interface LinkableSite {
  readonly siteNum: number;
  /** Null if the site has no account passcode, in which case no one can link the site. */
  readonly passcodeHash: string | null;
}

/** Repository of a customer's links and active site, within one transaction. */
export interface AccountLinkRepository {
  /** Locks the customer's links until the transaction ends, so that changes from several tabs run serially. */
  lock(accountId: string): Promise<void>;
  /**
   * Lists the links with the sites' states at `now`, favorites first, then by name and number. Also returns the chosen
   * site, in the same statement.
   */
  list(
    accountId: string,
    now: number,
  ): Promise<{
    readonly links: readonly LinkedSite[];
    readonly chosenSite: number | null;
  }>;
  /** Finds the site that the customer chose last, which may no longer be linked. */
  chosenSite(accountId: string): Promise<number | null>;
  chooseSite(accountId: string, siteNum: number | null): Promise<void>;
  /** Finds a site by the transmitter code of any of its devices, in uppercase. Canceled sites are not found. */
  findByAccountNumber(accountNumber: string): Promise<LinkableSite | null>;
  /** Adds a link; returns false if it already exists. */
  add(accountId: string, siteNum: number): Promise<boolean>;
  /** Removes a link; returns false if it does not exist. */
  remove(accountId: string, siteNum: number): Promise<boolean>;
  /** Sets whether a linked site is a favorite; returns false if the link does not exist. */
  setFavorite(accountId: string, siteNum: number, favorite: boolean): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly links: AccountLinkRepository;
  }
}
