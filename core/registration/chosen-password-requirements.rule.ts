import {
  passwordRequirements,
  type PasswordRequirement,
} from '../login/password-requirements.rule.ts';

/** What is known when a customer chooses a password; the address is null where only the server knows whose link it is. */
export interface ChosenPasswordContext {
  readonly email: string | null;
  readonly productName: string;
}

/** The demands on a customer's password, whose username is the e-mail address; what cannot be checked yet is not shown as met (SECURITY.md T5). */
export const chosenPasswordRequirements = (
  password: string,
  { email, productName }: ChosenPasswordContext,
): readonly PasswordRequirement[] => {
  const username = email?.trim() ?? '';
  return passwordRequirements(password, { username, productName }).map((line) => {
    if (line.id !== 'username') return line;
    if (email === null)
      return { ...line, label: 'Does not contain the name you sign in with', met: null };
    const label = 'Does not contain your email address';
    return { ...line, label, met: line.met === true && username !== '' };
  });
};
