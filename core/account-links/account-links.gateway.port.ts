import type { Failure, Result } from '../kernel/result.ts';
import type { AccountLinks, LinkForm } from './account-links.schema.ts';

/** A customer's links to sites (spec §7.3 MSA service); every change answers all of them as they stand now. */
export interface AccountLinksGateway {
  load(): Promise<Result<AccountLinks, Failure>>;
  /** The key is made once for one form, so that a repeat links once (SECURITY.md §2.17). */
  add(form: LinkForm, idempotencyKey: string): Promise<Result<AccountLinks, Failure>>;
  remove(siteNum: number): Promise<Result<AccountLinks, Failure>>;
  setFavorite(siteNum: number, favorite: boolean): Promise<Result<AccountLinks, Failure>>;
  /** The site this customer works with from now on, also at the next sign-in. */
  activate(siteNum: number): Promise<Result<AccountLinks, Failure>>;
}
