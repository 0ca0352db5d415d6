import type {
  AccountGateway,
  SecurityQuestionCatalogue,
} from '#core/account/account.gateway.port.ts';
import type { ContactMethod } from '#core/mfa/mfa.gateway.port.ts';
import type { StepReply } from '#core/session/session-view.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof AccountGateway> = Parameters<AccountGateway[Name]>;

/** An account gateway whose answers are set by whoever drives it. */
export class ScriptedAccountGateway implements AccountGateway {
  readonly onValidateContact = new Script<Args<'validateContact'>, ContactMethod>(
    'validateContact',
  );
  readonly onSaveContact = new Script<Args<'saveContact'>, StepReply>('saveContact');
  readonly onChangeUsername = new Script<Args<'changeUsername'>, StepReply>('changeUsername');
  readonly onSecurityQuestions = new Script<[], SecurityQuestionCatalogue>('securityQuestions');
  readonly onSaveSecurityAnswers = new Script<Args<'saveSecurityAnswers'>, StepReply>(
    'saveSecurityAnswers',
  );
  readonly onReplacePassword = new Script<Args<'replacePassword'>, StepReply>('replacePassword');

  validateContact(...input: Args<'validateContact'>) {
    return this.onValidateContact.run(...input);
  }

  saveContact(...input: Args<'saveContact'>) {
    return this.onSaveContact.run(...input);
  }

  changeUsername(...input: Args<'changeUsername'>) {
    return this.onChangeUsername.run(...input);
  }

  securityQuestions() {
    return this.onSecurityQuestions.run();
  }

  saveSecurityAnswers(...input: Args<'saveSecurityAnswers'>) {
    return this.onSaveSecurityAnswers.run(...input);
  }

  replacePassword(...input: Args<'replacePassword'>) {
    return this.onReplacePassword.run(...input);
  }
}
