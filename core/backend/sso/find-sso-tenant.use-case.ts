import { MESSAGES } from '../../kernel/messages.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SsoTenant } from '../../sso/sso.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Refusal } from '../refusal.ts';
import { invalid, tooMany } from '../refusals.ts';

/** What is asked; exactly one of the two. */
export interface SsoTenantQuestion {
  readonly teamDomain: string | null;
  readonly siteGroupNum: number | null;
}

const INVALID_DOMAIN = err<Refusal>({ kind: 'notFound', message: MESSAGES.invalidDomain });

/** The dealer behind a team domain; that a domain is unknown is told, as the specification says, so wrong ones are limited per address (SECURITY.md T4). */
export const findSsoTenant =
  (ports: BackendPorts) =>
  async (caller: Caller, input: SsoTenantQuestion): Promise<Result<SsoTenant, Refusal>> => {
    const { clock, identityProviders, unitOfWork } = ports;
    const by = questionOf(input);
    if (by === null) return invalid('Ask by teamDomain or by siteGroup.');
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      const key = addressKey(caller.address);
      const grant = await tx.limits.take(BUCKETS.ssoTenant, key, now);
      if (!grant.granted) {
        await recordAudit(tx, ports, caller, { operation: 'sso.tenant', result: 'limited' });
        return tooMany(grant.retryAfterSeconds);
      }
      const dealer = await tx.sso.findDealer(by);
      const providers = dealer === null ? [] : identityProviders.of(dealer.siteGroupNum);
      if (dealer === null || providers.length === 0) {
        // Without what was asked: people type other things into the wrong field.
        await recordAudit(tx, ports, caller, { operation: 'sso.tenant', result: 'refused' });
        return INVALID_DOMAIN;
      }
      await tx.limits.giveBack(BUCKETS.ssoTenant, key, now);
      return ok({ ...dealer, providers: [...providers] });
    });
  };

const questionOf = ({ teamDomain, siteGroupNum }: SsoTenantQuestion) => {
  if (teamDomain !== null && siteGroupNum === null) return { teamDomain };
  return teamDomain === null && siteGroupNum !== null ? { siteGroupNum } : null;
};
