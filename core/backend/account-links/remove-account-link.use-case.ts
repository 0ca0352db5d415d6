import type { Result } from '../../kernel/result.ts';
import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { changeLinks } from './change-links.operation.ts';

/** Removes a link (spec §7.3 deleteAccountLink); without one it is as good as done. With the active site gone the first of the others takes its place. */
export class RemoveAccountLink {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  execute(
    caller: SessionCaller,
    input: { readonly siteNum: number },
  ): Promise<Result<AccountLinks, Refusal>> {
    const { siteNum } = input;
    return changeLinks(
      this.#ports,
      caller,
      { operation: 'link.remove', siteNum },
      async (tx, accountId) =>
        (await tx.links.remove(accountId, siteNum)) ? 'changed' : 'unchanged',
    );
  }
}
