import { err, ok } from '../../kernel/result.ts';
import type { LoginStep } from '../../login/login-step.ts';
import type { Account } from '../account.repository.port.ts';
import type { Refusal, Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';

const OWN_ADDRESS = err<Refusal>({
  kind: 'unacceptable',
  code: 'signsInByAddress',
  message: 'A customer signs in by e-mail address and has no username to change.',
});

/** The next sign-in asks for the step again (spec §4.1). A new contact, or a new code, ends the remembered browsers; a new contact forgets the old ones. */
export const askAgain = async (tx: Transaction, account: Account, step: LoginStep): Reply<null> => {
  if (step === 'usernameReset' && account.application === 3) return OWN_ADDRESS;
  if (step === 'contactInfo' || step === 'mfaVerify') await tx.devices.endAll(account.id);
  if (step === 'contactInfo') {
    await tx.accounts.removeContact(account.id, 'email');
    await tx.accounts.removeContact(account.id, 'cellPhone');
  } else await tx.support.requireStep(account.id, step);
  return ok(null);
};
