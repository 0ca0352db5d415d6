import { LIMITS } from '../kernel/limits.ts';

/** Texts that a password must not contain, because an attacker would try them first (SECURITY.md T5). */
export interface PasswordContext {
  readonly username: string;
  readonly productName: string;
}

/** One line of the list of requirements beside a new password. `met` is null when only the server can check it. */
export interface PasswordRequirement {
  readonly id: 'length' | 'username' | 'productName' | 'common';
  readonly label: string;
  readonly met: boolean | null;
}

/** Returns the length in Unicode code points, the same in browser and server (SECURITY.md T5). */
export const passwordLength = (password: string): number => Array.from(password).length;

/** Checks that the length is within 12 to 32 (spec §5). */
export const passwordLengthFits = (password: string): boolean => {
  const length = passwordLength(password);
  return length >= LIMITS.passwordMin && length <= LIMITS.passwordMax;
};

/** Checks whether the password contains `word`, ignoring case. An empty word is never contained. */
export const passwordContains = (password: string, word: string): boolean => {
  const needle = word.trim().toLowerCase();
  return needle !== '' && password.toLowerCase().includes(needle);
};

/** Returns the requirements of a new password, each checked as far as the browser can. For an empty password no requirement is met. */
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
