import type { CaptchaAction, CaptchaChallenge } from '../../captcha/captcha-challenge.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { type Reply, tooMany } from '../refusal.ts';

/** Use case that issues captcha tasks. The client sends the solution with the request that the captcha protects (SECURITY.md §2.14). */
export const createCaptcha = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids' | 'captcha'>,
) => ({
  /** Issues a captcha task that is valid once, for this browser and this action (SECURITY.md §2.14). */
  captchaTask: async (
    caller: Caller,
    input: { readonly action: CaptchaAction },
  ): Reply<CaptchaChallenge> => {
    const { captcha, clock, secrets, unitOfWork } = ports;
    const reference = secrets.token();
    const refused = await unitOfWork.run(async (tx) => {
      const now = clock.now();
      const grant = await tx.limits.take(BUCKETS.captcha, addressKey(caller.address), now);
      if (!grant.granted) return tooMany(grant.retryAfterSeconds);
      // Each captcha task has its own subject, so that two windows of one browser do not void each other's tasks.
      const secretHash = secrets.digest(reference);
      await tx.oneTime.issue({
        id: ports.ids.next(),
        kind: 'captcha',
        subject: secretHash,
        session: caller.browserId,
        purpose: input.action,
        secretHash,
        maxAttempts: 1,
        expiresAt: now + LIFETIMES.captcha,
        detail: {},
      });
      return null;
    });
    return refused ?? ok(await captcha.task(reference));
  },
});
