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

/** What a person changes about their own account during sign-in (spec §2.4 steps). */
export const serveAccount = (routes: ApiRoutes, backend: AccountCases): void => {
  routes.session(validateContact, async ({ caller, body }) =>
    bare(await backend.validateContact(caller, body)),
  );
  routes.session(saveInternalContact, ({ caller, body }) =>
    backend.saveInternalContact(caller, body),
  );
  routes.session(saveExternalContact, ({ caller, body }) =>
    backend.saveExternalContact(caller, body),
  );
  routes.session(changeUsername, ({ caller, body }) => backend.changeUsername(caller, body));
  routes.session(securityQuestions, async ({ caller }) => {
    const catalogue = await backend.readSecurityQuestions(caller);
    return bare(
      catalogue.ok
        ? ok({ questions: [...catalogue.value.questions], count: catalogue.value.count })
        : catalogue,
    );
  });
  routes.session(saveSecurityAnswers, ({ caller, body }) =>
    backend.saveSecurityAnswers(caller, body),
  );
  routes.session(replacePassword, ({ caller, body }) => backend.replacePassword(caller, body));
};
