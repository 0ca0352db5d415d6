import type { Look, Params, Stride } from './stride.ts';
import { panelsOfWalk } from './walk-panels.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
const CUSTOMER = 'owner@example.com';
/** The transmitter code of a site that has an alarm. */
const XMIT = 'HP2210';

const site = async (walker: Walker): Promise<{ sn: string }> => {
  const { siteNum } = await walker.read<{ siteNum: number }>(
    DEALER,
    `device/xmit/details?xmit=${XMIT}`,
  );
  return { sn: String(siteNum) };
};

/** Returns the newest history row and the newest alarm of the site. */
const placed = async (walker: Walker) => {
  const { sn } = await site(walker);
  const { rows } = await walker.read<{
    rows: readonly { place: string }[];
  }>(DEALER, `site/${sn}/history?from=2001-01-01`);
  const { alarms } = await walker.read<{ alarms: readonly { alarmNum: number }[] }>(
    DEALER,
    `site/${sn}/history/alarms?from=2001-01-01`,
  );
  return { sn, row: rows[0], num: String(alarms[0]?.alarmNum) };
};

const look = (operationId: string, rest: Partial<Look> = {}): Look => ({
  operationId,
  actor: DEALER,
  params: site,
  ...rest,
});

const place: Params = { after: '0.0.00000000-0000-4000-8000-000000000000' };

/** Requests that read a site's history, or the effect that a given signal would have. */
export const LOOKS_AT_HISTORY: readonly Look[] = [
  look('siteHistory'),
  look('siteHistoryNew', { query: place }),
  look('siteHistoryAlarms'),
  look('siteHistoryAlarm', {
    params: async (walker) => {
      const { sn, num } = await placed(walker);
      return { sn, num };
    },
  }),
  look('siteHistoryRow', {
    params: async (walker) => {
      const { sn, row } = await placed(walker);
      return { sn, place: row?.place ?? '' };
    },
  }),
  look('exportHistory', { query: { format: 'csv' } }),
  look('ownHistory', { actor: CUSTOMER, params: panelsOfWalk }),
  look('exportOwnHistory', { actor: CUSTOMER, params: panelsOfWalk, query: { format: 'csv' } }),
  look('foreseeSignals', { query: { xmit: XMIT, signals: 'CID.new.131.01.002.' } }),
];

/** Steps that start jobs from the history screen. */
export const HISTORY: readonly Stride[] = [
  { operationId: 'startHistoryExport', actor: DEALER, params: site, body: () => ({}) },
];
