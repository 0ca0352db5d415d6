import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { AccountLinksGateway } from './account-links.gateway.port.ts';
import type { AccountLinks } from './account-links.schema.ts';
import { groupOfLinks, linksOfSession } from './active-link.rule.ts';
import type { LinkChange } from './link-change.ts';

/** Reads or changes a customer's links and lets the whole session know them as they stand now (spec §7.3 MSA service). */
export class ChangeLinks {
  readonly #gateway: AccountLinksGateway;
  readonly #context: SessionContext;

  constructor(ports: { readonly gateway: AccountLinksGateway; readonly context: SessionContext }) {
    this.#gateway = ports.gateway;
    this.#context = ports.context;
  }

  /** An answer that belongs to a session or a site group left meanwhile changes nothing here: it comes as `empty`. */
  async execute(change: LinkChange): Promise<Result<AccountLinks, Failure>> {
    const result = await this.#ask(change);
    if (result.ok) this.#tell(result.value);
    return result;
  }

  #ask(change: LinkChange): Promise<Result<AccountLinks, Failure>> {
    switch (change.kind) {
      case 'read':
        return this.#gateway.load();
      case 'add':
        return this.#gateway.add(change.form, change.idempotencyKey);
      case 'remove':
        return this.#gateway.remove(change.siteNum);
      case 'favorite':
        return this.#gateway.setFavorite(change.siteNum, change.favorite);
      case 'activate':
        return this.#gateway.activate(change.siteNum);
    }
  }

  #tell(links: AccountLinks): void {
    const { view } = this.#context.current;
    if (view === null) return;
    const user = { ...view.user, accountLinks: linksOfSession(links) };
    this.#context.apply({ kind: 'viewChanged', view: { ...view, user } });
    this.#context.apply({ kind: 'groupChanged', siteGroupNum: groupOfLinks(links) });
  }
}
