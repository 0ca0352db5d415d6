import { LIMITS } from '../../kernel/limits.ts';
import { err } from '../../kernel/result.ts';
import {
  passwordContains,
  passwordLengthFits,
  type PasswordContext,
} from '../../login/password-requirements.rule.ts';
import type { Refusal } from '../refusal.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** The result of checking a new password: `fine`, or the reason the password is refused. */
export type PasswordVerdict = 'fine' | 'length' | 'username' | 'productName' | 'common' | 'current';

/**
 * Checks a new password exactly as received (SECURITY.md T5, §2.8). `current` is the verified current password, or null if
 * there is none.
 */
export const checkNewPassword = (
  password: string,
  context: PasswordContext,
  current: string | null,
): PasswordVerdict => {
  if (!passwordLengthFits(password)) return 'length';
  if (passwordContains(password, context.username)) return 'username';
  if (passwordContains(password, context.productName)) return 'productName';
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'common';
  return password === current ? 'current' : 'fine';
};

const WORDS: Readonly<Record<Exclude<PasswordVerdict, 'fine'>, string>> = {
  length: `The new password must be ${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters long.`,
  username: 'The new password must not contain your username.',
  productName: 'The new password must not contain the name of this product.',
  common: 'This password is too common. Please choose another one.',
  current: 'The new password must differ from the current one.',
};

/** Returns the refusal, with its message, if a new password is not accepted; null if it is accepted. */
export const refusePassword = (
  ...asked: Parameters<typeof checkNewPassword>
): ReturnType<typeof err<Refusal>> | null => {
  const verdict = checkNewPassword(...asked);
  return verdict === 'fine'
    ? null
    : err({ kind: 'unacceptable', message: WORDS[verdict], code: 'passwordRefused' });
};
