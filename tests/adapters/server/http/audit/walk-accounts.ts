import { randomUUID } from 'node:crypto';
import type { BulkDryRun } from '#core/bulk-tests/bulk-test.schema.ts';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
/** Transmitter code of a demo site that no other part of the walk puts on test. */
const SITE = 'HP1120';
const RUN = randomUUID();

const siteNum = async (walker: Walker): Promise<number> =>
  (await walker.read<{ siteNum: number }>(DEALER, `device/xmit/details?xmit=${SITE}`)).siteNum;

/** Returns the id of the bulk run that the walk starts. */
export const runOfWalk = () => ({ id: RUN });

/** Steps in which a dealer changes many accounts in bulk. */
export const ACCOUNTS: readonly Stride[] = [
  {
    operationId: 'placeManyTests',
    actor: DEALER,
    body: async (walker) => {
      const sn = await siteNum(walker);
      const times = 'category=Technician%20test&length=7200000';
      const checked = await walker.read<BulkDryRun>(
        DEALER,
        `site/accounts/tests/check?only=${sn}&${times}`,
      );
      return {
        id: RUN,
        selection: { siteNums: [sn] },
        form: { category: 'Technician test', length: 7200000, endsAt: null, reason: 'Walk' },
        checkedAt: checked.checkedAt,
        digest: checked.digest,
      };
    },
  },
  { operationId: 'undoManyTests', actor: DEALER, params: runOfWalk },
  {
    operationId: 'startAccountExport',
    actor: DEALER,
    body: async (walker) => {
      // The job queued earlier must create its history file first.
      await walker.work();
      return { state: 'trouble' };
    },
  },
  {
    operationId: 'addFavoriteSites',
    actor: DEALER,
    body: async (walker) => {
      // Runs the queued file job now, so that it does not block a later job.
      await walker.work();
      return { selection: { siteNums: [await siteNum(walker)] } };
    },
  },
];
