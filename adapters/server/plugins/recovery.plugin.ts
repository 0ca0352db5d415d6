import type { Backend } from '#core/backend/backend.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';
import {
  answerQuestions,
  forgotUsername,
  openDealerRecovery,
  requestMsaCode,
  resetDealerPassword,
  resetMsaPassword,
  validateMsaUsername,
  verifyMsaCode,
} from '#adapters/wire/recovery.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type RecoveryCases = Pick<
  Backend,
  | 'openMsaRecovery'
  | 'requestRecoveryCode'
  | 'verifyRecoveryCode'
  | 'resetMsaPassword'
  | 'forgotUsername'
  | 'openDealerRecovery'
  | 'answerRecoveryQuestions'
  | 'resetDealerPassword'
>;

/** Forgotten passwords and usernames; each variant knows its own steps only, the other's are not there (spec §4.2). */
export const serveRecovery = (
  routes: ApiRoutes,
  backend: RecoveryCases,
  variant: Variant,
): void => {
  const only = async <T>(own: Variant, work: () => Promise<Result<T, Refusal>>) =>
    bare(variant === own ? await work() : err<Refusal>({ kind: 'notFound' }));
  routes.open(validateMsaUsername, ({ caller, body }) =>
    only('consumer', () => backend.openMsaRecovery(caller, body)),
  );
  routes.open(requestMsaCode, ({ caller, body }) =>
    only('consumer', () => backend.requestRecoveryCode(caller, body)),
  );
  routes.open(verifyMsaCode, ({ caller, body }) =>
    only('consumer', () => backend.verifyRecoveryCode(caller, body)),
  );
  routes.open(resetMsaPassword, ({ caller, body }) =>
    only('consumer', () => backend.resetMsaPassword(caller, body)),
  );
  routes.open(forgotUsername, ({ caller, body }) =>
    only('dealer', () => backend.forgotUsername(caller, body)),
  );
  routes.open(openDealerRecovery, ({ caller, body }) =>
    only('dealer', async () => {
      const opened = await backend.openDealerRecovery(caller, body);
      return opened.ok ? ok({ questions: [...opened.value] }) : opened;
    }),
  );
  routes.open(answerQuestions, ({ caller, body }) =>
    only('dealer', () => backend.answerRecoveryQuestions(caller, body)),
  );
  routes.open(resetDealerPassword, ({ caller, body }) =>
    only('dealer', () => backend.resetDealerPassword(caller, body)),
  );
};
