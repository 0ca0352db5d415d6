import * as wire from '#adapters/wire/account.wire.ts';
import { plugin } from './plugin.ts';

/** The steps of a sign-in that change the account; each finishes a demand and may bring new cookies, so only the reads are `bare` (spec §2.4). */
export const accountPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.validateContact, backend.validateContact);
  routes.serve(wire.saveInternalContact, backend.saveInternalContact);
  routes.serve(wire.saveExternalContact, backend.saveExternalContact);
  routes.serve(wire.changeUsername, backend.changeUsername);
  routes.serve(wire.securityQuestions, backend.readSecurityQuestions);
  routes.serve(wire.saveSecurityAnswers, backend.saveSecurityAnswers);
  routes.serve(wire.replacePassword, backend.replacePassword);
});
