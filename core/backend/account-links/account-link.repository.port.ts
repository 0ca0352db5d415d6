import type { LinkedSite } from '../../account-links/account-links.schema.ts';

/** A site that can be linked, with the hash that proves a customer belongs there. */
export interface LinkableSite {
  readonly siteNum: number;
  /** Null if the site has no account passcode, so that no one can link it. */
  readonly passcodeHash: string | null;
}

/** A customer's links and the site they work with, within one transaction. */
export interface AccountLinkRepository {
  /** Locks the customer's links until the transaction ends, so that changes from several tabs run one after the other. */
  lock(accountId: string): Promise<void>;
  /**
   * Lists the links with the state of their sites at `now`, favorites first, then by name and number, and the chosen site;
   * one statement.
   */
  list(
    accountId: string,
    now: number,
  ): Promise<{
    readonly links: readonly LinkedSite[];
    readonly chosenSite: number | null;
  }>;
  /** Finds the site the customer chose last; it may no longer be among the links. */
  chosenSite(accountId: string): Promise<number | null>;
  chooseSite(accountId: string, siteNum: number | null): Promise<void>;
  /** Finds a site by the transmitter code of any of its devices, in uppercase; canceled sites are not found. */
  findByAccountNumber(accountNumber: string): Promise<LinkableSite | null>;
  /** Returns false if the link already existed. */
  add(accountId: string, siteNum: number): Promise<boolean>;
  /** Returns false if there was no link. */
  remove(accountId: string, siteNum: number): Promise<boolean>;
  /** Returns false if there is no such link. */
  setFavorite(accountId: string, siteNum: number, favorite: boolean): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly links: AccountLinkRepository;
  }
}
