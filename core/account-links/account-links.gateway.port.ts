import type { Answer } from '../kernel/result.ts';
import type { AccountLinks, LinkForm } from './account-links.schema.ts';

/** A customer's links to sites (spec §7.3 MSA service); every change answers all of them as they stand now. */
export interface AccountLinksGateway {
  load(): Answer<AccountLinks>;
  /** The key is made once for one form, so that a repeat links once (SECURITY.md §2.17). */
  add(form: LinkForm, idempotencyKey: string): Answer<AccountLinks>;
  remove(siteNum: number): Answer<AccountLinks>;
  setFavorite(siteNum: number, favorite: boolean): Answer<AccountLinks>;
  /** The site this customer works with from now on, also at the next sign-in. */
  activate(siteNum: number): Answer<AccountLinks>;
}
