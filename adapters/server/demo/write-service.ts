import { sql } from 'kysely';
import { TEST_CODES } from '#core/panel-info/assess-test.rule.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { DAY, HOUR, MINUTE } from './demo-time.ts';
import { siteKeyOf, type DemoWorld } from './demo-world.ts';
import { DEMO_PEOPLE } from './generate-demo-world.ts';

/** Transmitter code of the home whose owner requests service and has tested the panel manually. */
const HOME = 'HP1415';
const OWNER = 'Carla Benson';

interface Said {
  readonly xmit: string;
  readonly kind: 'request' | 'panel';
  readonly text: string;
  readonly by: string | null;
  readonly ago: number;
  readonly acknowledged?: { readonly by: string; readonly after: number };
  readonly closed?: { readonly by: string; readonly after: number };
}

const SAID: readonly Said[] = [
  {
    xmit: HOME,
    kind: 'request',
    by: OWNER,
    ago: 3 * HOUR,
    text: 'The keypad in the hall has been beeping every minute since last night. Could someone look at it this week?',
  },
  {
    xmit: HOME,
    kind: 'request',
    by: OWNER,
    ago: 41 * DAY,
    text: 'Please bring a new battery for the garage door contact.',
    acknowledged: { by: 'Dana Reyes', after: 2 * HOUR },
    closed: { by: 'Lee Park', after: 3 * DAY },
  },
  {
    xmit: 'HP1412',
    kind: 'panel',
    by: null,
    ago: 26 * HOUR,
    text: 'The panel requests service.',
    acknowledged: { by: 'Dana Reyes', after: 40 * MINUTE },
  },
];

const person = (name: string): string | null =>
  DEMO_PEOPLE.find((one) => one.name === name)?.id ?? null;

/** Writes the communication test that the owner started at the panel. Writes nothing if the panel has sent no test signal. */
const writeTest = async (tx: SqlTransaction, world: DemoWorld): Promise<void> => {
  const { siteNum, devNum } = siteKeyOf(world.sites, HOME);
  const heard = await tx
    .selectFrom('activity')
    .select(['site_group_num', 'at'])
    .where('site_num', '=', siteNum)
    .where('dev_num', '=', devNum)
    .where('code', '=', sql<string>`any(${[...TEST_CODES]}::text[])`)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (heard === undefined) return;
  await insertRows(tx, 'communication_test', {
    id: demoId(80001),
    site_group_num: heard.site_group_num,
    site_num: siteNum,
    dev_num: devNum,
    started_at: heard.at - 2 * MINUTE,
    started_by_id: person(OWNER) ?? '',
    started_by: OWNER,
  });
};

/** Writes service requests in all states, and a communication test. The history must exist. */
export const writeService = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const groups = new Map(world.sites.map((site) => [site.siteNum, site.siteGroupNum]));
  const requests = SAID.map(({ xmit, kind, text, by, ago, acknowledged, closed }, index) => {
    const { siteNum, devNum } = siteKeyOf(world.sites, xmit);
    const requestedAt = now - ago;
    return {
      id: demoId(81001 + index),
      site_group_num: groups.get(siteNum) ?? 0,
      site_num: siteNum,
      dev_num: devNum,
      kind,
      text,
      state:
        closed !== undefined
          ? ('Closed' as const)
          : acknowledged === undefined
            ? ('Delivered' as const)
            : ('Acknowledged' as const),
      requested_by_id: by === null ? null : person(by),
      requested_by: by,
      requested_at: requestedAt,
      acknowledged_by: acknowledged?.by ?? null,
      acknowledged_at: acknowledged === undefined ? null : requestedAt + acknowledged.after,
      closed_by: closed?.by ?? null,
      closed_at: closed === undefined ? null : requestedAt + closed.after,
    };
  });
  const flooding = await tx
    .selectFrom('device')
    .innerJoin('site', 'site.num', 'device.site_num')
    .select(['site_num', 'dev_num', 'site_group_num', 'runaway_since'])
    .where('runaway_since', 'is not', null)
    .orderBy('site_num')
    .execute();
  const floods = flooding.map(({ site_num, dev_num, site_group_num, runaway_since }, index) => ({
    id: demoId(82001 + index),
    site_num,
    dev_num,
    site_group_num,
    kind: 'runaway' as const,
    text: 'The panel keeps sending the same signal.',
    state: 'Delivered' as const,
    requested_by_id: null,
    requested_by: null,
    requested_at: runaway_since ?? now,
    acknowledged_by: null,
    acknowledged_at: null,
    closed_by: null,
    closed_at: null,
  }));
  await insertRows(tx, 'service_request', [...requests, ...floods]);
  await writeTest(tx, world);
};
