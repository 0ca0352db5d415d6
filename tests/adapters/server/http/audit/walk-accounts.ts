import { randomUUID } from 'node:crypto';
import type { BulkDryRun } from '#core/bulk-tests/bulk-test.schema.ts';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
/** A site of the demo world that is monitored and that no other part of the walk tests. */
const SITE = 'HP1120';
const RUN = randomUUID();

const siteNum = async (walker: Walker): Promise<number> =>
  (await walker.read<{ siteNum: number }>(DEALER, `device/xmit/details?xmit=${SITE}`)).siteNum;

/** The press on many accounts that the walk makes. */
export const runOfWalk = () => ({ id: RUN });

/** What a dealer does with many accounts at once. */
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
      // The file of a history that was begun before is made first.
      await walker.work();
      return { state: 'trouble' };
    },
  },
  {
    operationId: 'addFavoriteSites',
    actor: DEALER,
    body: async (walker) => {
      // The file is made, so that it stands in nobody's way.
      await walker.work();
      return { selection: { siteNums: [await siteNum(walker)] } };
    },
  },
];
