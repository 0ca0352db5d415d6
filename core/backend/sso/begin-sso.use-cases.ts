import type { SsoProvider } from '../../sso/sso-tenant.schema.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { ProvenPerson, SsoConnection, SsoSecrets } from './identity-providers.port.ts';
import { checkSsoPerson } from './check-sso-person.rule.ts';
import { SSO_LIFETIMES, ssoPurpose } from './sso-code.ts';
import type { SsoTrip } from './sso.repository.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids' | 'identityProviders'>;

const FAILED = { to: 'failed' } as const;

/** Where to send the browser: to the provider, or back with a failure. All failures look the same to the user (spec §8). */
export type SsoDeparture = { readonly to: 'provider'; readonly address: string } | typeof FAILED;

/** Parameters of the request; null if the parameters are malformed. */
export type SsoRequest = { readonly siteGroupNum: number; readonly provider: SsoProvider } | null;

/**
 * Sends a browser to its dealer's identity provider, and stores the secrets needed when the browser returns (spec §7.3,
 * SECURITY.md §2.10).
 */
export const beginSso =
  (ports: Ports) =>
  async (caller: Caller, request: SsoRequest): Promise<SsoDeparture> => {
    const granted = await takeTry(ports, caller);
    if (!granted) return FAILED;
    if (request === null) return refuse(ports, caller, 'sso.begin', null, { reason: 'malformed' });
    const { identityProviders } = ports;
    const { siteGroupNum, provider } = request;
    if (!identityProviders.of(siteGroupNum).includes(provider))
      return refuse(ports, caller, 'sso.begin', request, { reason: 'unknownProvider' });
    const connection: SsoConnection = { siteGroupNum, provider, variant: caller.variant };
    const begun = await identityProviders.begin(connection);
    if (!begun.ok) return refuse(ports, caller, 'sso.begin', request, begun.error);
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

const refuse = (
  ports: Ports,
  caller: Caller,
  operation: 'sso.begin' | 'sso.finish',
  request: SsoRequest,
  { reason, code = null }: { readonly reason: string; readonly code?: string | null },
): Promise<typeof FAILED> => {
  const facts = {
    operation,
    ...(request !== null && { target: String(request.siteGroupNum) }),
    detail: {
      reason,
      ...(request !== null && { provider: request.provider }),
      ...(code !== null && { code }),
    },
  };
  return ports.unitOfWork.run((tx) => recordRefusal(tx, ports, caller, facts, FAILED));
};

/** The query string with which the browser returns from the provider, and the `state` in it. */
export interface SsoReturn {
  readonly state: string | null;
  readonly answer: string;
}

/** Result of a sign-in at a provider. All failures look the same to the user (spec §8). */
export type SsoArrival = { readonly to: 'login'; readonly ssoCode: string } | typeof FAILED;

/**
 * Completes a sign-in at a provider (SECURITY.md §2.10). Checks in order: this browser started the sign-in and has not
 * finished it, the provider's response is valid, the account may sign in.
 */
export const finishSso =
  (ports: Ports) =>
  async (caller: Caller, input: SsoReturn): Promise<SsoArrival> => {
    const trip = await takeTrip(ports, caller, input.state);
    if (trip === null) return FAILED;
    const secrets = unseal(ports, trip, input.state ?? '');
    if (secrets === null)
      return refuse(ports, caller, 'sso.finish', trip, { reason: 'unsealable' });
    const proven = await ports.identityProviders.finish(trip, input.answer, secrets);
    if (!proven.ok) return refuse(ports, caller, 'sso.finish', trip, proven.error);
    return admit(ports, caller, trip, proven.value);
  };

const takeTrip = (ports: Ports, caller: Caller, state: string | null): Promise<SsoTrip | null> => {
  const { clock, secrets, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    const now = clock.now();
    const grant = await tx.limits.take(BUCKETS.ssoFinish, addressKey(caller.address), now);
    const { browserId, variant } = caller;
    const stateHash = secrets.digest(state ?? '');
    const trip = grant.granted
      ? await tx.sso.takeTrip({ stateHash, browserId, variant, now })
      : null;
    if (trip === null)
      await recordAudit(tx, ports, caller, {
        operation: 'sso.finish',
        result: grant.granted ? 'refused' : 'limited',
        detail: grant.granted ? { reason: 'noTrip' } : {},
      });
    return trip;
  });
};

const unseal = (ports: Ports, trip: SsoTrip, state: string): SsoSecrets | null => {
  const plain = ports.secrets.unseal(trip.sealed, state);
  if (plain === null) return null;
  const [nonce, verifier] = JSON.parse(plain) as [string, string];
  return { state, nonce, verifier };
};

const admit = (
  ports: Ports,
  caller: Caller,
  trip: SsoTrip,
  person: ProvenPerson,
): Promise<SsoArrival> => {
  const { clock, ids, secrets, unitOfWork } = ports;
  const { siteGroupNum, provider } = trip;
  return unitOfWork.run(async (tx) => {
    const accountId = await tx.sso.accountOf(person);
    const account = accountId === null ? null : await tx.accounts.findById(accountId);
    const groups = account === null ? [] : await tx.accounts.allowedGroups(account.id);
    const checked = checkSsoPerson(account, groups, trip);
    const target = String(siteGroupNum);
    const operation = 'sso.finish';
    if (account === null || checked !== 'admit') {
      // An operator needs the logged issuer and subject to link this person to an account.
      const detail = { reason: checked, provider, ...person };
      const facts = { operation, target, subjectId: account?.id ?? null, detail };
      return recordRefusal(tx, ports, caller, facts, FAILED);
    }
    const ssoCode = secrets.token();
    await tx.oneTime.issue({
      id: ids.next(),
      kind: 'ssoCode',
      purpose: ssoPurpose(caller),
      subject: account.id,
      session: null,
      secretHash: secrets.digest(ssoCode),
      maxAttempts: 1,
      expiresAt: clock.now() + SSO_LIFETIMES.code,
      detail: { siteGroupNum: target, provider },
    });
    await recordAudit(tx, ports, caller, {
      operation,
      result: 'ok',
      target,
      subjectId: account.id,
      detail: { provider },
    });
    return { to: 'login', ssoCode };
  });
};
