import type { LoginStep } from '../permission/login-step.ts';

/** Names of the login steps for staff, in words that callers on the phone understand (spec §4.1). */
export const STEP_TEXT: Readonly<Record<LoginStep, string>> = {
  contactInfo: 'New contact',
  mfaVerify: 'Code by email or text',
  usernameReset: 'New username',
  securityQuestions: 'Security questions',
  passwordReset: 'New password',
};
