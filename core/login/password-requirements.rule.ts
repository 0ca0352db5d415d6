import { LIMITS } from '../kernel/limits.ts';

/** What a password must not contain: words an attacker would try first (SECURITY.md T5). */
export interface PasswordContext {
  readonly username: string;
  readonly productName: string;
}

/** One line of the list shown beside a new password; `met` is null where only the server can tell. */
export interface PasswordRequirement {
  readonly id: 'length' | 'username' | 'productName' | 'common';
  readonly label: string;
  readonly met: boolean | null;
}

/** Length in Unicode code points, the same in browser and server (SECURITY.md T5). */
export const passwordLength = (password: string): number => Array.from(password).length;

/** Whether the length is within 12 to 32 (spec §5). */
export const passwordLengthFits = (password: string): boolean => {
  const length = passwordLength(password);
  return length >= LIMITS.passwordMin && length <= LIMITS.passwordMax;
};

/** Whether `word` occurs in the password without regard to case; an empty word occurs nowhere. */
export const passwordContains = (password: string, word: string): boolean => {
  const needle = word.trim().toLowerCase();
  return needle !== '' && password.toLowerCase().includes(needle);
};

/** The list of demands on a new password, each checked as far as the browser can; nothing is met before something is typed. */
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
