import type { Stride } from './stride.ts';

const VISITOR = { variant: 'consumer' } as const;
const NEW = 'walker@example.com';
const INVITED = 'invited@example.com';
const password = 'Quiet-Lantern-Path';

/** Steps of a customer's registration. Until the email address is verified, the audit log names no user. */
export const REGISTRATION: readonly Stride[] = [
  {
    operationId: 'registerMsa',
    actor: null,
    from: VISITOR,
    body: async (walker) => ({
      email: NEW,
      password,
      accountNumber: 'HP1999',
      passcode: 'MOORING7',
      captcha: await walker.captcha(VISITOR, 'msaRegister'),
    }),
  },
  {
    operationId: 'resendRegistration',
    actor: null,
    from: VISITOR,
    body: async (walker) => ({ code: await walker.link(NEW, 'code') }),
  },
  {
    operationId: 'verifyRegistration',
    actor: NEW,
    from: VISITOR,
    body: async (walker) => ({ code: await walker.link(NEW, 'code') }),
  },
  {
    operationId: 'resendRegistration',
    actor: INVITED,
    from: VISITOR,
    body: async (walker) => ({ code: await walker.link(INVITED, 'code') }),
  },
  {
    operationId: 'lookAtLink',
    actor: INVITED,
    from: VISITOR,
    body: async (walker) => ({ otp: await walker.link(INVITED, 'otp') }),
  },
  {
    operationId: 'setFirstPassword',
    actor: INVITED,
    from: VISITOR,
    body: async (walker) => ({
      otp: await walker.link(INVITED, 'otp'),
      password,
      confirmPassword: password,
    }),
  },
];
