import {
  passwordRequirements,
  type PasswordRequirement,
} from '../login/password-requirements.rule.ts';

/** Facts for checking a customer's new password. The e-mail address is null when only the server knows the owner of the link. */
export interface ChosenPasswordContext {
  readonly email: string | null;
  readonly productName: string;
}

/**
 * Returns the requirements of the password of a customer, whose username is the e-mail address. A requirement that cannot
 * be checked yet is not shown as met (SECURITY.md T5).
 */
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
