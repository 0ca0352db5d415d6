import type { AccountLinksGateway } from '#core/account-links/account-links.gateway.port.ts';
import {
  accountLinks,
  addAccountLink,
  deleteAccountLink,
  favoriteAccountLink,
  switchActiveAccount,
} from '../wire/account-links.wire.ts';
import type { ApiClient } from './api-client.ts';

type Reply<Name extends keyof AccountLinksGateway> = ReturnType<AccountLinksGateway[Name]>;

/** A customer's linked sites over HTTP. */
export class HttpLinksGateway implements AccountLinksGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  /** A background read: the switcher says itself what went wrong. */
  load(): Reply<'load'> {
    return this.#client.call(accountLinks, { background: true });
  }

  add(form: Parameters<AccountLinksGateway['add']>[0], idempotencyKey: string): Reply<'add'> {
    return this.#client.call(addAccountLink, { body: form, idempotencyKey });
  }

  remove(siteNum: number): Reply<'remove'> {
    return this.#client.call(deleteAccountLink, { params: { siteNum: String(siteNum) } });
  }

  setFavorite(siteNum: number, favorite: boolean): Reply<'setFavorite'> {
    return this.#client.call(favoriteAccountLink, {
      params: { siteNum: String(siteNum) },
      body: { flag: favorite },
    });
  }

  activate(siteNum: number): Reply<'activate'> {
    return this.#client.call(switchActiveAccount, { body: { siteNum } });
  }
}
