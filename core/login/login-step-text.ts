import type { LoginStep } from '../permission/login-step.ts';

/** The login steps as staff name them, because callers on the phone do not know the names of the spec (spec §4.1). */
export const STEP_TEXT: Readonly<Record<LoginStep, string>> = {
  contactInfo: 'New contact',
  mfaVerify: 'Code by e-mail or text',
  usernameReset: 'New username',
  securityQuestions: 'Security questions',
  passwordReset: 'New password',
};
