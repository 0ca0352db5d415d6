import { LIMITS } from '../kernel/limits.ts';

/** Values that a password must not contain, because attackers try passwords with these values first (SECURITY.md T5). */
export interface PasswordContext {
  readonly username: string;
  readonly productName: string;
}

/**
 * One line in the list of password requirements beside the password field. `met` is null when only the server can check
 * the requirement.
 */
export interface PasswordRequirement {
  readonly id: 'length' | 'username' | 'productName' | 'common';
  readonly label: string;
  readonly met: boolean | null;
}

/** Returns the password length in Unicode code points, so that browser and server count the same way (SECURITY.md T5). */
export const passwordLength = (password: string): number => Array.from(password).length;

/** Checks that a password has 12 to 32 characters (spec §5). */
export const passwordLengthFits = (password: string): boolean => {
  const length = passwordLength(password);
  return length >= LIMITS.passwordMin && length <= LIMITS.passwordMax;
};

/** Checks whether the password contains `word`, ignoring case. Returns false for an empty word. */
export const passwordContains = (password: string, word: string): boolean => {
  const needle = word.trim().toLowerCase();
  return needle !== '' && password.toLowerCase().includes(needle);
};

/**
 * Returns the requirements of a new password. `met` is null for a requirement that only the server can check; an empty
 * password meets no requirement.
 */
export const passwordRequirements = (
  password: string,
  { username, productName }: PasswordContext,
): readonly PasswordRequirement[] => {
  const typed = password !== '';
  return [
    {
      id: 'length',
      label: `${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters`,
      met: passwordLengthFits(password),
    },
    {
      id: 'username',
      label: 'Does not contain your username',
      met: typed && !passwordContains(password, username),
    },
    {
      id: 'productName',
      label: `Does not contain “${productName}”`,
      met: typed && !passwordContains(password, productName),
    },
    { id: 'common', label: 'Is not a commonly used password', met: null },
  ];
};
