import type { SsoProvider } from '../../sso/sso.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { SsoConnection } from './identity-providers.port.ts';
import { SSO_LIFETIMES } from './sso-code.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'identityProviders'>;

/** Where a browser goes next; every failure looks the same from outside (spec §8). */
export type SsoDeparture =
  { readonly to: 'provider'; readonly address: string } | { readonly to: 'failed' };

/** What the address asked for; null = nothing that our own pages would ask. */
export type SsoWish = { readonly siteGroupNum: number; readonly provider: SsoProvider } | null;

/** Sends a browser to its dealer's provider and keeps what the way back is judged by (spec §7.3, SECURITY.md §2.10). */
export const beginSso =
  (ports: Ports) =>
  async (caller: Caller, wish: SsoWish): Promise<SsoDeparture> => {
    const granted = await takeTry(ports, caller);
    if (!granted) return { to: 'failed' };
    if (wish === null) return refuse(ports, caller, 'malformed');
    const { identityProviders } = ports;
    const { siteGroupNum, provider } = wish;
    if (!identityProviders.of(siteGroupNum).includes(provider))
      return refuse(ports, caller, 'unknownProvider', wish);
    const connection: SsoConnection = { siteGroupNum, provider, variant: caller.variant };
    const begun = await identityProviders.begin(connection);
    if (!begun.ok) return refuse(ports, caller, begun.error.reason, wish, begun.error.code);
    const { clock, secrets, unitOfWork } = ports;
    const { state, nonce, verifier } = begun.value.secrets;
    await unitOfWork.run(async (tx) => {
      await tx.sso.openTrip({
        ...connection,
        stateHash: secrets.digest(state),
        browserId: caller.browserId,
        sealed: secrets.seal(JSON.stringify([nonce, verifier]), state),
        expiresAt: clock.now() + SSO_LIFETIMES.trip,
      });
      await recordAudit(tx, ports, caller, {
        operation: 'sso.begin',
        result: 'ok',
        target: String(siteGroupNum),
        detail: { provider },
      });
    });
    return { to: 'provider', address: begun.value.address };
  };

const takeTry = (ports: Ports, caller: Caller): Promise<boolean> => {
  const { clock, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    const key = addressKey(caller.address);
    const grant = await tx.limits.take(BUCKETS.ssoBegin, key, clock.now());
    if (grant.granted) return true;
    await recordAudit(tx, ports, caller, { operation: 'sso.begin', result: 'limited' });
    return false;
  });
};

const refuse = async (
  ports: Ports,
  caller: Caller,
  reason: string,
  wish: SsoWish = null,
  code: string | null = null,
): Promise<SsoDeparture> => {
  await ports.unitOfWork.run((tx) =>
    recordAudit(tx, ports, caller, {
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
};
