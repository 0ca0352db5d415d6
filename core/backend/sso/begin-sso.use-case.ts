import type { SsoProvider } from '../../sso/sso.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { SsoConnection } from './identity-providers.port.ts';
import { SSO_LIFETIMES } from './sso-code.ts';

/** Where a browser goes next; every failure looks the same from outside (spec §8). */
export type SsoDeparture =
  { readonly to: 'provider'; readonly address: string } | { readonly to: 'failed' };

/** What the address asked for; null = nothing that our own pages would ask. */
export type SsoWish = { readonly siteGroupNum: number; readonly provider: SsoProvider } | null;

/** Sends a browser to its dealer's provider and keeps what the way back is judged by (spec §7.3, SECURITY.md §2.10). */
export class BeginSso {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(caller: Caller, wish: SsoWish): Promise<SsoDeparture> {
    const granted = await this.#takeTry(caller);
    if (!granted) return { to: 'failed' };
    if (wish === null) return this.#refuse(caller, 'malformed');
    const { identityProviders } = this.#ports;
    const { siteGroupNum, provider } = wish;
    if (!identityProviders.of(siteGroupNum).includes(provider))
      return this.#refuse(caller, 'unknownProvider', wish);
    const connection: SsoConnection = { siteGroupNum, provider, variant: caller.variant };
    const begun = await identityProviders.begin(connection);
    if (!begun.ok) return this.#refuse(caller, begun.error.reason, wish, begun.error.code);
    const { clock, secrets, unitOfWork } = this.#ports;
    const { state, nonce, verifier } = begun.value.secrets;
    await unitOfWork.run(async (tx) => {
      await tx.sso.openTrip({
        ...connection,
        stateHash: secrets.digest(state),
        browserId: caller.browserId,
        sealed: secrets.seal(JSON.stringify([nonce, verifier]), state),
        expiresAt: clock.now() + SSO_LIFETIMES.trip,
      });
      await recordAudit(tx, this.#ports, caller, {
        operation: 'sso.begin',
        result: 'ok',
        target: String(siteGroupNum),
        detail: { provider },
      });
    });
    return { to: 'provider', address: begun.value.address };
  }

  #takeTry(caller: Caller): Promise<boolean> {
    const { clock, unitOfWork } = this.#ports;
    return unitOfWork.run(async (tx) => {
      const key = addressKey(caller.address);
      const grant = await tx.limits.take(BUCKETS.ssoBegin, key, clock.now());
      if (grant.granted) return true;
      await recordAudit(tx, this.#ports, caller, { operation: 'sso.begin', result: 'limited' });
      return false;
    });
  }

  async #refuse(
    caller: Caller,
    reason: string,
    wish: SsoWish = null,
    code: string | null = null,
  ): Promise<SsoDeparture> {
    await this.#ports.unitOfWork.run((tx) =>
      recordAudit(tx, this.#ports, caller, {
        operation: 'sso.begin',
        result: 'refused',
        ...(wish !== null && { target: String(wish.siteGroupNum) }),
        detail: {
          reason,
          ...(wish !== null && { provider: wish.provider }),
          ...(code !== null && { code }),
        },
      }),
    );
    return { to: 'failed' };
  }
}
