import type { LinkedSite } from '../../account-links/account-links.schema.ts';

/** A site that can be linked, with what proves that somebody belongs there. */
export interface LinkableSite {
  readonly siteNum: number;
  /** Null = the site has no account passcode, so nobody can prove anything. */
  readonly passcodeHash: string | null;
}

/** A customer's links and the site they work with; inside one transaction. */
export interface AccountLinkRepository {
  /** Locks the customer's links until the transaction ends, so that changes from several tabs come one after the other. */
  lock(accountId: string): Promise<void>;
  /** With their state at `now`, favourites first, then by name and number, and the chosen site; read in one statement. */
  list(
    accountId: string,
    now: number,
  ): Promise<{
    readonly links: readonly LinkedSite[];
    readonly chosenSite: number | null;
  }>;
  /** The site the customer chose last; it may no longer be among the links. */
  chosenSite(accountId: string): Promise<number | null>;
  chooseSite(accountId: string, siteNum: number | null): Promise<void>;
  /** By the transmitter code of any of its devices, in upper case; cancelled sites are not found. */
  findByAccountNumber(accountNumber: string): Promise<LinkableSite | null>;
  /** False when the link was there already. */
  add(accountId: string, siteNum: number): Promise<boolean>;
  /** False when there was none. */
  remove(accountId: string, siteNum: number): Promise<boolean>;
  /** False when there is no such link. */
  setFavorite(accountId: string, siteNum: number, favorite: boolean): Promise<boolean>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly links: AccountLinkRepository;
  }
}
