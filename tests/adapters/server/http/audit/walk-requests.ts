import { randomUUID } from 'node:crypto';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import { requestedChangesOf } from '#core/account-info/decide-requests.rule.ts';
import { calendarDay, dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { demoUuid } from '#adapters/server/demo/demo-id.ts';
import type { Body, Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
const CUSTOMER = 'owner@example.com';
const STAFF = 'staff.admin';
/** Ids of three demo requests; two are submitted and one is approved. */
const [SUBMITTED, APPROVED, OTHER] = [0, 1, 4].map((at) => demoUuid(`change request ${at}`));
const [CANCELLED, TAKEN_BACK, WISH] = [randomUUID(), randomUUID(), randomUUID()];

const of = (
  operationId: string,
  actor: string,
  id: string | undefined,
  rev: number,
  more: Body = {},
): Stride => ({
  operationId,
  actor,
  params: () => ({ id: id ?? '' }),
  body: () => ({ rev, ...more }),
});

/** Returns the site with this transmitter code, for the customer's requests. */
const siteOf = (xmit: string) => async (walker: Walker) => {
  const site = await walker.read<{ siteNum: number }>(DEALER, `device/xmit/details?xmit=${xmit}`);
  return { sn: String(site.siteNum) };
};
const LAKE_HOUSE = siteOf('HP1415');

const cancel = async (walker: Walker, id: string): Promise<Body> => {
  const { asOf } = await walker.read<{ asOf: string }>(DEALER, 'requests');
  const day = dayAfter(calendarDay(Date.parse(asOf), 'America/New_York'), 30);
  return { id, day, reason: 'Moving', reasonText: 'The house is sold.' };
};

/** Returns the id of a request that both dealers and staff may read. */
export const requestOfWalk = () => ({ id: APPROVED ?? '' });

/**
 * Steps of change requests: decided individually and in bulk, applied and refused. Staff and the customer each cancel a
 * service and withdraw the cancellation.
 */
export const REQUESTS: readonly Stride[] = [
  of('approveRequest', DEALER, SUBMITTED, 1, { answer: 'From Monday on.' }),
  of('refuseRequest', DEALER, OTHER, 1, { answer: 'There is no such place.' }),
  of('applyRequest', STAFF, APPROVED, 1),
  of('refuseApprovedRequest', STAFF, SUBMITTED, 2, { answer: 'The city knows no such street.' }),
  {
    operationId: 'requestAccountChange',
    actor: CUSTOMER,
    params: LAKE_HOUSE,
    body: async (walker) => {
      const { sn } = await LAKE_HOUSE(walker);
      const info = await walker.read<AccountInfo>(CUSTOMER, `site/${sn}/account-info`);
      return {
        wishes: requestedChangesOf(
          info,
          { ...info.inForce, subdivision: 'Pine Point' },
          () => WISH,
        ),
      };
    },
  },
  {
    operationId: 'approveRequests',
    actor: DEALER,
    body: () => ({ requests: [{ id: WISH, rev: 1 }], dryRun: false }),
  },
  {
    operationId: 'cancelService',
    actor: DEALER,
    params: LAKE_HOUSE,
    body: (walker) => cancel(walker, CANCELLED),
  },
  of('applyRequest', STAFF, CANCELLED, 1),
  of('undoCancellation', STAFF, CANCELLED, 2),
  {
    operationId: 'cancelService',
    actor: CUSTOMER,
    params: LAKE_HOUSE,
    body: (walker) => cancel(walker, TAKEN_BACK),
  },
  of('withdrawCancellation', CUSTOMER, TAKEN_BACK, 1),
];
