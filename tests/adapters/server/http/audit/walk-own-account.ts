import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import type { Attention } from '#core/attention/attention.schema.ts';
import { requestedChangesOf } from '#core/account-info/decide-requests.rule.ts';
import { demoId } from '#adapters/server/demo/demo-id.ts';
import { PASSWORD, type Stride } from './stride.ts';
import { PASSCODES } from './walk-passcodes.ts';
import { siteOfWalk } from './walk-tests.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
const CUSTOMER = 'newcomer@example.com';
const PLACE = { route: '/home', appVersion: '1.0' };
/** Id of a demo campaign that consists of a link. */
const LINK = demoId(9101);
const WISH = demoId(9102);
const NEW_PASSWORD = 'Quiet-Lantern-Path-9';

const activeSite = (walker: Walker): string => walker.said('addAccountLink', 'activeSiteNum');

/** Returns the first item that the dashboard lists as needing attention. */
const alarmToSee = async (walker: Walker) => {
  const { items } = await walker.read<Attention>(DEALER, 'home/attention?show=everybody');
  const [first] = items;
  if (first === undefined) throw new Error('Nothing needs somebody in this world.');
  return first;
};

/** Steps in which a dealer user changes their own account. */
const DEALERS_OWN: readonly Stride[] = [
  {
    operationId: 'submitBug',
    actor: DEALER,
    body: () => ({ ...PLACE, summary: 'It broke', details: '' }),
  },
  {
    operationId: 'submitFeedback',
    actor: DEALER,
    body: () => ({ ...PLACE, rating: 4, comment: '' }),
  },
  {
    operationId: 'setFavoriteSite',
    actor: DEALER,
    body: () => ({ transmitterCode: 'HP1209', favorite: true }),
  },
  { operationId: 'watchSite', actor: DEALER, params: siteOfWalk, body: () => ({ watched: true }) },
  {
    operationId: 'sayAttention',
    actor: DEALER,
    params: async (walker) => ({ sn: String((await alarmToSee(walker)).siteNum) }),
    body: async (walker) => ({
      key: (await alarmToSee(walker)).key,
      rev: 0,
      said: { act: 'acknowledge' },
    }),
  },
  {
    operationId: 'assignAttention',
    actor: DEALER,
    body: async (walker) => {
      const { colleagues, items } = await walker.read<Attention>(
        DEALER,
        'home/attention?show=everybody',
      );
      const [item] = items.filter(({ kind }) => kind === 'trouble');
      const [colleague] = colleagues;
      return {
        items: [{ sn: item?.siteNum, key: item?.key, rev: item?.state.rev }],
        to: colleague?.id,
        dryRun: false,
      };
    },
  },
  {
    operationId: 'acknowledgeAttention',
    actor: DEALER,
    body: async (walker) => {
      const { key, siteNum: sn } = await alarmToSee(walker);
      return { items: [{ sn, key, rev: 0 }], dryRun: false };
    },
  },
  {
    operationId: 'readNotifications',
    actor: DEALER,
    body: () => ({ to: '2026-03-12T17:55:00.000Z' }),
  },
  { operationId: 'noteResourceView', actor: DEALER, params: () => ({ id: LINK }) },
  {
    operationId: 'classicKey',
    actor: DEALER,
    query: { deleteSession: 'false', userRequested: 'true' },
  },
  { operationId: 'confirmPassword', actor: DEALER, body: () => ({ password: PASSWORD }) },
  {
    operationId: 'startContactChange',
    actor: DEALER,
    body: () => ({ type: 'cellPhone', value: '207-555-0177' }),
  },
  {
    operationId: 'finishContactChange',
    actor: DEALER,
    body: async (walker) => ({
      type: 'cellPhone',
      code: await walker.code(),
      endOthers: false,
    }),
  },
  { operationId: 'removePhone', actor: DEALER, query: { endOthers: 'false' } },
  {
    operationId: 'changeOwnPassword',
    actor: DEALER,
    body: () => ({
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      endOthers: false,
    }),
  },
  {
    operationId: 'endOwnSession',
    actor: DEALER,
    params: async (walker) => ({ id: await otherSession(walker) }),
  },
  { operationId: 'endOtherSessions', actor: DEALER },
];

/** Reads the account data of the customer's active site. */
const account = (walker: Walker): Promise<AccountInfo> =>
  walker.read<AccountInfo>(CUSTOMER, `site/${activeSite(walker)}/account-info`);

const CUSTOMERS_OWN: readonly Stride[] = [
  {
    operationId: 'addAccountLink',
    actor: CUSTOMER,
    body: () => ({ accountNumber: 'HP1999', passcode: 'mooring7' }),
  },
  {
    operationId: 'favoriteAccountLink',
    actor: CUSTOMER,
    params: (walker) => ({ siteNum: activeSite(walker) }),
    body: () => ({ flag: true }),
  },
  {
    operationId: 'saveAccountInfo',
    actor: CUSTOMER,
    params: (walker) => ({ sn: activeSite(walker) }),
    body: async (walker) => {
      const { form, rev } = await account(walker);
      return { ...form, rev, hazards: 'Dog in the yard', gateCode: '#7731' };
    },
  },
  { operationId: 'confirmPassword', actor: CUSTOMER, body: () => ({ password: PASSWORD }) },
  {
    operationId: 'revealGateCode',
    actor: CUSTOMER,
    params: (walker) => ({ sn: activeSite(walker) }),
  },
  ...PASSCODES,
  {
    operationId: 'requestAccountChange',
    actor: CUSTOMER,
    params: (walker) => ({ sn: activeSite(walker) }),
    body: async (walker) => {
      const info = await account(walker);
      const wanted = { ...info.inForce, subdivision: 'Old Wharf' };
      return { wishes: requestedChangesOf(info, wanted, () => WISH) };
    },
  },
  {
    operationId: 'withdrawChangeRequest',
    actor: CUSTOMER,
    params: async (walker) => ({
      sn: activeSite(walker),
      id: (await account(walker)).requests[0]?.id ?? 'none',
    }),
    body: () => ({ rev: 1 }),
  },
  {
    operationId: 'deleteAccountLink',
    actor: CUSTOMER,
    params: (walker) => ({ siteNum: activeSite(walker) }),
  },
  {
    operationId: 'switchActiveAccount',
    actor: 'owner@example.com',
    body: async (walker) => ({ siteNum: await otherSite(walker, 'owner@example.com') }),
  },
];

/** Returns the id of the session from the sign-in that started the walk. */
const otherSession = async (walker: Walker): Promise<string> => {
  const { sessions } = await walker.read<{
    sessions: readonly { id: string; current: boolean }[];
  }>(DEALER, 'account/sessions');
  const other = sessions.find(({ current }) => !current);
  if (other === undefined) throw new Error(`${DEALER} is signed in once only`);
  return other.id;
};

const otherSite = async (walker: Walker, who: string): Promise<number> => {
  const { links, activeSiteNum } = await walker.read<{
    links: readonly { siteNum: number }[];
    activeSiteNum: number;
  }>(who, 'msa/accountLinks');
  const other = links.find(({ siteNum }) => siteNum !== activeSiteNum);
  if (other === undefined) throw new Error(`${who} has one site only`);
  return other.siteNum;
};

export const OWN_ACCOUNT: readonly Stride[] = [...DEALERS_OWN, ...CUSTOMERS_OWN];
