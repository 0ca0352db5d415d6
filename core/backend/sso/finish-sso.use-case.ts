import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { ProvenPerson, SsoSecrets } from './identity-providers.port.ts';
import { judgeSsoPerson } from './judge-sso-person.rule.ts';
import { SSO_LIFETIMES, ssoPurpose } from './sso-code.ts';
import type { SsoTrip } from './sso.repository.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids' | 'identityProviders'>;

/** What the browser came back with: the state it names, and the whole query string for the provider's own checks. */
export interface SsoReturn {
  readonly state: string | null;
  readonly answer: string;
}

/** How a trip ended; every failure looks the same from outside (spec §8). */
export type SsoArrival =
  { readonly to: 'login'; readonly ssoCode: string } | { readonly to: 'failed' };

const FAILED: SsoArrival = { to: 'failed' };

/** Judges what came back from a provider: the trip of this very browser, once, then the provider's word, then the account (SECURITY.md §2.10). */
export const finishSso =
  (ports: Ports) =>
  async (caller: Caller, input: SsoReturn): Promise<SsoArrival> => {
    const trip = await takeTrip(ports, caller, input.state);
    if (trip === null) return FAILED;
    const secrets = unseal(ports, trip, input.state ?? '');
    if (secrets === null) return refuse(ports, caller, trip, 'unsealable');
    const proven = await ports.identityProviders.finish(trip, input.answer, secrets);
    if (!proven.ok) return refuse(ports, caller, trip, proven.error.reason, proven.error.code);
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
    const judged = judgeSsoPerson(account, groups, trip);
    const target = String(siteGroupNum);
    const operation = 'sso.finish';
    if (account === null || judged !== 'admit') {
      // Issuer and subject are what an operator needs to link the person.
      const detail = { reason: judged, provider, ...person };
      const subjectId = account?.id ?? null;
      const result = 'refused';
      await recordAudit(tx, ports, caller, {
        operation,
        result,
        target,
        subjectId,
        detail,
      });
      return FAILED;
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

const refuse = async (
  ports: Ports,
  caller: Caller,
  trip: SsoTrip,
  reason: string,
  code: string | null = null,
): Promise<SsoArrival> => {
  await ports.unitOfWork.run((tx) =>
    recordAudit(tx, ports, caller, {
      operation: 'sso.finish',
      result: 'refused',
      target: String(trip.siteGroupNum),
      detail: { reason, provider: trip.provider, ...(code !== null && { code }) },
    }),
  );
  return FAILED;
};
