import type { Stride } from './stride.ts';

const CUSTOMER = { variant: 'consumer' } as const;
const DEALER = { variant: 'dealer' } as const;
const email = 'limited@example.com';
const newPassword = 'Quiet-Lantern-Path';

const customers = { actor: email, from: CUSTOMER } as const;
const dealers = { actor: 'dealer.admin', from: DEALER } as const;

/** Recovery steps for forgotten passwords and usernames. The audit log names the account that matches the typed text. */
export const RECOVERY: readonly Stride[] = [
  { ...customers, operationId: 'validateMsaUsername', body: () => ({ email }) },
  { ...customers, operationId: 'requestMsaCode', body: () => ({ email }) },
  {
    ...customers,
    operationId: 'verifyMsaCode',
    body: async (walker) => ({ username: email, code: await walker.code() }),
  },
  {
    ...customers,
    operationId: 'resetMsaPassword',
    body: async (walker) => ({
      email,
      newPassword,
      captcha: await walker.captcha(CUSTOMER, 'msaPasswordReset'),
    }),
  },
  {
    ...dealers,
    operationId: 'openDealerRecovery',
    body: async (walker) => ({
      username: 'dealer.admin',
      contact: 'dealer.admin@example.com',
      type: 'email',
      captcha: await walker.captcha(DEALER, 'dealerRecovery'),
    }),
  },
  {
    ...dealers,
    operationId: 'answerQuestions',
    body: (walker) => {
      const opened = walker.answer('openDealerRecovery');
      const { questions } = opened.json<{ questions: readonly { id: string }[] }>();
      return { answers: questions.map(({ id }) => ({ questionId: id, answer: 'harbor' })) };
    },
  },
  {
    ...dealers,
    operationId: 'resetDealerPassword',
    body: () => ({ newPassword, confirmPassword: newPassword }),
  },
  {
    operationId: 'forgotUsername',
    actor: 'dealer.classic',
    from: DEALER,
    body: async (walker) => ({
      contact: 'dealer.classic@example.com',
      type: 'email',
      captcha: await walker.captcha(DEALER, 'forgotUsername'),
      dealerNumber: null,
    }),
  },
];
