import { MESSAGES } from '../../kernel/messages.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Variant } from '../../session/user.schema.ts';
import type { SsoTenant } from '../../sso/sso-tenant.schema.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { invalid, type Refusal, type Reply } from '../refusal.ts';
import { ssoExchange } from './sso-exchange.use-case.ts';
import type { ProvenPerson } from './identity-providers.port.ts';
import { beginSso, finishSso } from './begin-sso.use-cases.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork' | 'identityProviders'>;

/** Identifies a dealer by exactly one of the two fields. */
export interface SsoTenantQuestion {
  readonly teamDomain?: string | undefined;
  readonly siteGroup?: number | undefined;
}

const INVALID_DOMAIN = err<Refusal>({ kind: 'notFound', message: MESSAGES.invalidDomain });

const questionOf = ({ teamDomain, siteGroup }: SsoTenantQuestion) => {
  if (teamDomain !== undefined && siteGroup === undefined) return { teamDomain };
  return teamDomain === undefined && siteGroup !== undefined ? { siteGroupNum: siteGroup } : null;
};

/** A link from a provider's person to a username, as configured by the operator. */
export interface SsoPersonLink extends ProvenPerson {
  readonly username: string;
  readonly audience: Variant;
}

const START: Omit<Caller, 'variant'> = {
  requestId: 'start',
  address: '',
  browserId: '',
  deviceSecret: null,
  userAgent: null,
};

const linkPerson = (ports: Ports, link: SsoPersonLink): Promise<boolean> => {
  const { issuer, subject, username, audience } = link;
  const caller: Caller = { ...START, variant: audience };
  return ports.unitOfWork.run(async (tx) => {
    const person = { issuer, subject };
    if ((await tx.sso.accountOf(person)) !== null) return true;
    const account = await tx.accounts.findByLogin(username, audience);
    if (account === null) return false;
    if (await tx.sso.link(person, account.id, ports.clock.now()))
      await recordAudit(tx, ports, caller, {
        operation: 'sso.link',
        result: 'ok',
        subjectId: account.id,
        detail: person,
      });
    return true;
  });
};

/** Creates the use cases of single sign-on, from the tenant lookup to the exchange (spec §7.3, SECURITY.md §2.10). */
export const createSso = (ports: Ports) => ({
  beginSso: beginSso(ports),
  ssoExchange: ssoExchange(ports),
  /**
   * Returns the dealer of a team domain. Refuses an unknown domain, as the specification requires. Callers could probe for
   * domains this way, so failed attempts are rate-limited per IP address (SECURITY.md T4).
   */
  ssoTenant: async (caller: Caller, input: SsoTenantQuestion): Reply<SsoTenant> => {
    const { clock, identityProviders, unitOfWork } = ports;
    const by = questionOf(input);
    if (by === null) return invalid('Send teamDomain or siteGroup.');
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      const facts = { operation: 'sso.tenant' };
      const key = addressKey(caller.address);
      const grant = await tx.limits.take(BUCKETS.ssoTenant, key, now);
      if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.retryAfterSeconds);
      const dealer = await tx.sso.findDealer(by);
      const providers = dealer === null ? [] : identityProviders.of(dealer.siteGroupNum);
      // Logged without the entered text, because people may type a secret into the wrong field.
      if (dealer === null || providers.length === 0)
        return recordRefusal(tx, ports, caller, facts, INVALID_DOMAIN);
      await tx.limits.giveBack(BUCKETS.ssoTenant, key, now);
      return ok({ ...dealer, providers: [...providers] });
    });
  },

  finishSso: finishSso(ports),
  /**
   * Stores the links that the operator configured; called at every start. An existing link stays, even if the username has
   * changed. Returns the links whose username matches no account.
   */
  linkSsoPeople: async (links: readonly SsoPersonLink[]): Promise<readonly SsoPersonLink[]> => {
    const unknown: SsoPersonLink[] = [];
    for (const link of links) if (!(await linkPerson(ports, link))) unknown.push(link);
    return unknown;
  },
});
