import { randomUUID } from 'node:crypto';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
const CUSTOMER = 'owner@example.com';
/** Transmitter code of a demo site to which the customer is linked. */
const SITE = 'HP1415';

/** Finds the site whose panels the walk uses. */
export const panelsOfWalk = async (walker: Walker): Promise<{ sn: string }> => {
  const found = await walker.read<{ siteNum: number }>(DEALER, `device/xmit/details?xmit=${SITE}`);
  return { sn: String(found.siteNum) };
};

const request = (): Stride => ({
  operationId: 'requestService',
  actor: CUSTOMER,
  params: panelsOfWalk,
  body: () => ({ id: randomUUID(), devNum: 1, text: 'The keypad beeps.' }),
});
const ofRequest = (operationId: string, rev: number): Stride => ({
  operationId,
  actor: DEALER,
  params: (walker) => ({ id: walker.answer('requestService').json<{ id: string }>().id }),
  body: () => ({ rev }),
});

/** Steps of a panel: a communication test is started, and a message to the dealer is sent and handled. */
export const PANELS: readonly Stride[] = [
  {
    operationId: 'startCommunicationTest',
    actor: CUSTOMER,
    params: async (walker) => ({ ...(await panelsOfWalk(walker)), dn: '1' }),
    body: () => ({ id: randomUUID() }),
  },
  request(),
  ofRequest('acknowledgeService', 1),
  ofRequest('closeService', 2),
];
