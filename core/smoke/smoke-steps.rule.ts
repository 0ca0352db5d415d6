import type { Demand } from '../login/login-step.ts';

/** Why a program must not take this step for a person. */
const NEEDS_A_PERSON: Readonly<Record<Exclude<Demand, 'mfaVerify'>, string>> = {
  contactInfo: 'a contact for codes must be set up (contactInfo)',
  usernameReset: 'the username must be changed (usernameReset)',
  securityQuestions: 'security questions must be answered (securityQuestions)',
  passwordReset: 'the password must be changed (passwordReset)',
  terms: 'the terms and conditions must be accepted (terms)',
  privacy: 'the privacy policy must be accepted (privacy)',
};

/** What a due step means for the smoke checker: it may enter a code, everything else is a person's decision. */
export const judgeStep = (
  demand: Demand,
): { readonly act: 'enterCode' } | { readonly act: 'stop'; readonly reason: string } =>
  demand === 'mfaVerify'
    ? { act: 'enterCode' }
    : {
        act: 'stop',
        reason: `signed in, but ${NEEDS_A_PERSON[demand]}; sign in once in a browser`,
      };
