import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { AccountListGateway } from '#core/sites/account-list.api.ts';
import type { MissingData } from '#core/sites/accounts-page.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** What is missing among the accounts of a list's search and filters. It is counted only while it is shown. */
export class MissingDataOfList {
  readonly counted: Loadable<MissingData>;
  #isShown = false;

  constructor(accounts: Pick<AccountListGateway, 'missingData'>, query: () => ListQuery) {
    this.counted = new Loadable({
      read: () => accounts.missingData({ query: query() }),
      fallback: 'The missing data could not be counted.',
    });
  }

  /** Counts now and whenever the list is read. Returns how to stop. */
  follow(): () => void {
    this.#isShown = true;
    void this.counted.load();
    return () => (this.#isShown = false);
  }

  /** Counts again after the list was read, if somebody looks. */
  again(): void {
    if (this.#isShown) void this.counted.load({ background: true });
  }
}
