import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import { PASSWORD, type Body, type Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const NEWCOMER = 'dealer.steps';
const STAFF = 'tom.becker';

const contactOf = (username: string): string => `${username}@example.com`;

/** Builds the steps that enter a contact, verify the contact by code, save the contact and remember the browser. */
const contactSteps = (actor: string, save: string): readonly Stride[] => [
  { operationId: 'validateContact', actor, body: () => ({ value: contactOf(actor) }) },
  {
    operationId: 'requestCode',
    actor,
    body: () => ({
      contactMethodValue: contactOf(actor),
      type: 'email',
      mfaType: MFA_TYPES.deviceVerification,
    }),
  },
  {
    operationId: 'verifyCode',
    actor,
    body: async (walker) => ({ code: await walker.code(), rememberDevice: false }),
  },
  {
    operationId: save,
    actor,
    body: () => ({ value: contactOf(actor), rememberDevice: true }),
  },
];

const answers = async (walker: Walker): Promise<Body> => {
  const asked = await walker.read<{ questions: readonly { id: string }[]; count: number }>(
    NEWCOMER,
    'account/securityQuestions',
  );
  const questions = asked.questions.slice(0, asked.count);
  return { answers: questions.map(({ id }) => ({ questionId: id, answer: 'harbor' })) };
};

const rememberedDevice = async (walker: Walker): Promise<string> => {
  const { devices } = await walker.read<{ devices: readonly { id: string }[] }>(
    STAFF,
    'account/devices',
  );
  return devices[0]?.id ?? 'none';
};

/** Every required sign-in step of a dealer user, in order, and re-entering a contact at support's request, for a staff member. */
export const STEPS: readonly Stride[] = [
  ...contactSteps(NEWCOMER, 'saveExternalContact'),
  { operationId: 'changeUsername', actor: NEWCOMER, body: () => ({ username: 'pete.lang' }) },
  { operationId: 'saveSecurityAnswers', actor: NEWCOMER, body: answers },
  {
    operationId: 'replacePassword',
    actor: NEWCOMER,
    body: () => ({
      currentPassword: PASSWORD,
      newPassword: 'Quiet-Lantern-Path',
      confirmPassword: 'Quiet-Lantern-Path',
    }),
  },
  {
    operationId: 'acceptTerms',
    actor: NEWCOMER,
    body: async (walker) => {
      const { version } = await walker.read<{ version: number }>(NEWCOMER, 'account/terms');
      return { version };
    },
  },
  { operationId: 'acceptPrivacyPolicy', actor: NEWCOMER },
  {
    operationId: 'supportStep',
    actor: 'staff.admin',
    subject: STAFF,
    params: (walker) => ({ accountId: walker.idOf(STAFF) }),
    body: () => ({ step: 'contactInfo', reason: 'Lost phone', endSessions: false }),
  },
  ...contactSteps(STAFF, 'saveInternalContact'),
  {
    operationId: 'revokeDevice',
    actor: STAFF,
    params: async (walker) => ({ id: await rememberedDevice(walker) }),
  },
];
