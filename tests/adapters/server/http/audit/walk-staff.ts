import { plainPdf } from '#tests/support/pdf-files.ts';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const ADMIN = 'staff.admin';
const HELPER = 'priya.nair';
const CAMPAIGN = {
  title: 'Campaign',
  kind: 'Flyer',
  audience: ['Dealer'],
  validFrom: '',
  validTo: '',
  url: '',
  coBrand: [],
  state: 'draft',
};
const campaign = (walker: Walker) => ({ id: walker.said('createCampaign', 'id') });
const rightsOf = async (walker: Walker, username: string) => {
  const { staff } = await walker.read<{
    staff: readonly { accountId: string; rights: readonly string[]; rev: number }[];
  }>(ADMIN, 'support/staff');
  const member = staff.find(({ accountId }) => accountId === walker.idOf(username));
  if (member === undefined) throw new Error(`${username} is not listed`);
  return member;
};

/** Steps that manage marketing campaigns and their files. */
export const MARKETING: readonly Stride[] = [
  { operationId: 'createCampaign', actor: ADMIN, body: () => CAMPAIGN },
  {
    operationId: 'updateCampaign',
    actor: ADMIN,
    params: campaign,
    body: () => ({ ...CAMPAIGN, title: 'Other', rev: 1 }),
  },
  {
    operationId: 'uploadCampaignFile',
    actor: ADMIN,
    params: campaign,
    query: { rev: '2' },
    file: { name: 'flyer.pdf', content: plainPdf() },
  },
  { operationId: 'removeCampaignFile', actor: ADMIN, params: campaign, query: { rev: '3' } },
];

const HELPED = 'dealer.classic';
const HELPED_MAIL = 'dealer.classic@example.com';
const helped = (walker: Walker) => ({ accountId: walker.idOf(HELPED) });
const WHY = { reason: 'Called from premises', endSessions: true };
const askedOf = (walker: Walker, operationId: string) =>
  walker.answer(operationId).json<{
    askedSteps: readonly { id: string }[];
    correction: { id: string } | null;
  }>();

/**
 * Steps in which support requires a sign-in step and a new contact and then withdraws both requirements, and in which the
 * account owner refuses a corrected contact.
 */
const NEXT_SIGN_IN: readonly Stride[] = [
  {
    operationId: 'supportStep',
    actor: HELPER,
    subject: HELPED,
    params: helped,
    body: () => ({ step: 'securityQuestions', ...WHY }),
  },
  {
    operationId: 'supportTakeBackStep',
    actor: HELPER,
    subject: HELPED,
    params: (walker) => ({
      ...helped(walker),
      askedId: askedOf(walker, 'supportStep').askedSteps[0]?.id ?? 'none',
    }),
  },
  ...['first@example.com', 'second@example.com'].map((value) => ({
    operationId: 'supportContact',
    actor: HELPER,
    subject: HELPED,
    params: helped,
    body: () => ({ type: 'email', value, ...WHY }),
  })),
  {
    operationId: 'refuseContact',
    actor: HELPED,
    from: { variant: 'dealer' },
    body: async (walker) => ({ code: await walker.link(HELPED_MAIL, 'refuse') }),
  },
  {
    operationId: 'supportContact',
    actor: HELPER,
    subject: HELPED,
    params: helped,
    body: () => ({ type: 'email', value: 'third@example.com', ...WHY }),
  },
  {
    operationId: 'supportTakeBackContact',
    actor: HELPER,
    subject: HELPED,
    params: (walker) => ({
      ...helped(walker),
      correctionId: askedOf(walker, 'supportContact').correction?.id ?? 'none',
    }),
  },
];

/**
 * Steps in which staff administer users and the portal. The steps that publish new terms and a new policy come last,
 * because every later sign-in must accept the new terms and policy.
 */
export const STAFF: readonly Stride[] = [
  {
    operationId: 'supportAction',
    actor: HELPER,
    subject: 'dealer.classic',
    params: (walker) => ({ accountId: walker.idOf('dealer.classic') }),
    body: () => ({ action: 'clearWait' }),
  },
  ...NEXT_SIGN_IN,
  {
    operationId: 'supportReportStatus',
    actor: HELPER,
    params: (walker) => ({ reference: walker.said('submitBug', 'reference') }),
    body: () => ({ status: 'Closed', rev: 1 }),
  },
  {
    operationId: 'supportRights',
    actor: ADMIN,
    subject: 'staff.limited',
    params: (walker) => ({ accountId: walker.idOf('staff.limited') }),
    body: async (walker) => {
      const { rights, rev } = await rightsOf(walker, 'staff.limited');
      return { rights: [...rights, 'marketing'], rev };
    },
  },
  { operationId: 'startAuditExport', actor: ADMIN, body: () => ({}) },
  {
    operationId: 'cancelJob',
    actor: ADMIN,
    params: (walker) => ({ id: walker.said('startAuditExport', 'id') }),
  },
  {
    operationId: 'saveBanner',
    actor: ADMIN,
    body: () => ({ active: true, title: 'T', body: 'B', importance: 'Info' }),
  },
  {
    operationId: 'setBannerEnd',
    actor: ADMIN,
    body: (walker) => ({ endsAt: null, rev: Number(walker.said('saveBanner', 'rev')) }),
  },
  { operationId: 'publishTerms', actor: ADMIN, body: () => ({ text: 'Other terms' }) },
  { operationId: 'publishPolicy', actor: ADMIN, body: () => ({ policy: 'Another policy' }) },
];
