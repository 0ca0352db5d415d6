import type { CaptchaAction } from '../../captcha/captcha-challenge.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { refusalOf, type Reply } from '../refusal.ts';

const REFUSED = refusalOf(
  'unacceptable',
  'captchaRefused',
  'The security check was not completed or was already used. Please do it again.',
);
const UNAVAILABLE = refusalOf(
  'unacceptable',
  'captchaUnavailable',
  'The security check is not available at the moment. Please try again later.',
);

/**
 * Consumes a solved captcha before anything else in the request is checked. Refuses the request if the captcha is wrong or
 * cannot be checked (SECURITY.md §2.14).
 */
export const checkCaptcha = async (
  ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'captcha'>,
  caller: Caller,
  action: CaptchaAction,
  token: string,
): Reply<null> => {
  const verdict = await ports.captcha.verify(token);
  return ports.unitOfWork.run(async (tx) => {
    if (verdict.kind === 'solved') {
      const secretHash = ports.secrets.digest(verdict.reference);
      const used = await tx.oneTime.consumeFor({
        kind: 'captcha',
        subject: secretHash,
        session: caller.browserId,
        purpose: action,
        secretHash,
        now: ports.clock.now(),
      });
      if (used.outcome === 'matched') return ok(null);
    }
    const unavailable = verdict.kind === 'unavailable';
    const detail = { action, outcome: unavailable ? 'unavailable' : 'refused' };
    await recordAudit(tx, ports, caller, { operation: 'captcha', result: 'refused', detail });
    return unavailable ? UNAVAILABLE : REFUSED;
  });
};
