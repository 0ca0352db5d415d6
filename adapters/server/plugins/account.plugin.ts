import type { Backend } from '#core/backend/backend.ts';
import { ok } from '#core/kernel/result.ts';
import {
  changeUsername,
  replacePassword,
  saveExternalContact,
  saveInternalContact,
  saveSecurityAnswers,
  securityQuestions,
  validateContact,
} from '#adapters/wire/account.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type AccountCases = Pick<
  Backend,
  | 'validateContact'
  | 'saveInternalContact'
  | 'saveExternalContact'
  | 'changeUsername'
  | 'readSecurityQuestions'
  | 'saveSecurityAnswers'
  | 'replacePassword'
>;

/** The steps of a sign-in that change the account; each finishes a demand and may bring new cookies, so only the reads are `bare` (spec §2.4). */
export const serveAccount = (routes: ApiRoutes, backend: AccountCases): void => {
  routes.session(validateContact, async ({ caller, body }) =>
    bare(await backend.validateContact.execute(caller, body)),
  );
  routes.session(saveInternalContact, ({ caller, body }) =>
    backend.saveInternalContact.execute(caller, body),
  );
  routes.session(saveExternalContact, ({ caller, body }) =>
    backend.saveExternalContact.execute(caller, body),
  );
  routes.session(changeUsername, ({ caller, body }) =>
    backend.changeUsername.execute(caller, body),
  );
  routes.session(securityQuestions, async ({ caller }) => {
    const catalogue = await backend.readSecurityQuestions.execute(caller);
    return bare(
      catalogue.ok
        ? ok({ questions: [...catalogue.value.questions], count: catalogue.value.count })
        : catalogue,
    );
  });
  routes.session(saveSecurityAnswers, ({ caller, body }) =>
    backend.saveSecurityAnswers.execute(caller, body),
  );
  routes.session(replacePassword, ({ caller, body }) =>
    backend.replacePassword.execute(caller, body),
  );
};
