import type { Branding } from '../../branding/branding.schema.ts';
import { DEFAULT_BRANDING } from '../../branding/branding.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Refusal } from '../refusal.ts';
import { tooMany } from '../refusals.ts';

/** A dealer's looks before sign-in; a number nobody has looks like the default, and asking is limited per address: nobody counts dealers this way. */
export class ReadBranding {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(
    caller: Caller,
    input: { readonly siteGroup: number | null },
  ): Promise<Result<Branding, Refusal>> {
    const { siteGroup } = input;
    if (siteGroup === null) return ok(DEFAULT_BRANDING);
    const { clock, unitOfWork } = this.#ports;
    return unitOfWork.run(async (tx) => {
      const key = addressKey(caller.address);
      const grant = await tx.limits.take(BUCKETS.branding, key, clock.now());
      if (!grant.granted) return tooMany(grant.retryAfterSeconds);
      return ok((await tx.notices.branding(siteGroup)) ?? DEFAULT_BRANDING);
    });
  }
}
