import { type Failure, err, ok, type Result } from '../kernel/result.ts';
import type { CaptchaGateway, CaptchaSolver } from './captcha.gateway.port.ts';
import type { CaptchaAction } from './captcha-challenge.schema.ts';

/** Why there is no captcha token: the challenge could not be loaded, or this device cannot solve the challenge. */
export type CaptchaNotSolved = Failure | { readonly kind: 'unsolvable' };

/** A captcha that is being solved in the background. */
export interface SolvingCaptcha {
  /** Resolves to a captcha token for one request. Never rejects. */
  readonly outcome: Promise<Result<string, CaptchaNotSolved>>;
  /** Stops solving. Callers must ignore `outcome` after this call. */
  cancel(): void;
}

/** Loads a captcha challenge and solves it in the background, while the form stays usable (SECURITY.md §2.14). */
export const solveCaptcha =
  ({ gateway, solver }: { readonly gateway: CaptchaGateway; readonly solver: CaptchaSolver }) =>
  (action: CaptchaAction): SolvingCaptcha => {
    let cancelled = false;
    let cancelSolving: () => void = () => undefined;
    const solve = async (): Promise<Result<string, CaptchaNotSolved>> => {
      const task = await gateway.challenge(action);
      if (!task.ok) return task;
      if (cancelled) return err({ kind: 'unsolvable' });
      const solving = solver.solve(task.value);
      cancelSolving = () => solving.cancel();
      const token = await solving.token;
      return token === null ? err({ kind: 'unsolvable' }) : ok(token);
    };
    return {
      outcome: solve(),
      cancel: () => {
        cancelled = true;
        cancelSolving();
      },
    };
  };
