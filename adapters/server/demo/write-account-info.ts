import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import { calendarDay, dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { temporalWallClock } from '../../temporal/temporal-wall-clock.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoUuid } from './demo-id.ts';
import { DAY, HOUR } from './demo-time.ts';
import type { DemoPerson } from './demo-person.ts';
import type { DemoSite, DemoWorld } from './demo-world.ts';

/** A site with the customer who manages it. */
interface Kept {
  readonly site: DemoSite;
  readonly person: DemoPerson;
}

const linkedSites = ({ people, sites }: DemoWorld): readonly Kept[] =>
  people.flatMap((person) =>
    person.links.flatMap(({ xmit }) => {
      const site = sites.find(({ devices }) => devices.some((device) => device.xmit === xmit));
      return site === undefined ? [] : [{ site, person }];
    }),
  );

type Asked = Pick<ChangeRequest, 'field' | 'before' | 'wanted' | 'state' | 'answer'> & {
  readonly xmit: string;
  readonly daysAgo: number;
};

const asked = (
  xmit: string,
  daysAgo: number,
  [state, answer]: readonly [state: Asked['state'], answer: string | null],
  [field, before, wanted]: readonly [Asked['field'], string | null, string],
): Asked => ({ xmit, daysAgo, state, answer, field, before, wanted });

/** Requests of two customers, one request in each state. Each site is given by the transmitter code of its first device. */
const REQUESTS: readonly Asked[] = [
  asked('HP1412', 2, ['Submitted', null], ['crossStreet', 'Beacon Street', 'Mill Race Road']),
  asked('HP1412', 6, ['Approved', 'Takes effect Monday.'], ['unit', null, 'Rear building']),
  asked('HP1412', 40, ['Applied', null], ['county', null, 'Alder County']),
  asked(
    'HP1412',
    21,
    [
      'Refused',
      'An operator always decides on burglary signals. Ask us about video verification instead.',
    ],
    ['dispatchInstructions', null, 'Never send police.'],
  ),
  asked('HP1527', 1, ['Submitted', null], ['subdivision', null, 'Foundry Row']),
];

/** A site with a certificate and with a name that the customer chose. */
export const CERTIFIED = { xmit: 'HP1415', name: 'Lake house', number: '4C1E70A9B25D' } as const;

/** Returns the certificate that Carla Benson issued for the lake house, for verification by staff. */
const issuedCertificate = (kept: readonly Kept[], now: number) =>
  kept
    .filter(({ site }) => site.devices[0]?.xmit === CERTIFIED.xmit)
    .map(({ person, site }) => ({
      number: CERTIFIED.number,
      site_num: site.siteNum,
      site_group_num: site.siteGroupNum,
      day: new Date(now - 40 * DAY).toISOString().slice(0, 10),
      issued_at: now - 40 * DAY,
      issued_to: person.name,
      name: CERTIFIED.name,
      address: `${site.street}, ${site.city}, ${site.state} ${site.zip}`,
      account_numbers: [CERTIFIED.xmit],
      services: ['Burglary', 'Fire'],
    }));

/** Transmitter code of a shop that Carla Benson gives up. The cancellation waits for the dealer's decision. */
const ENDING = 'HP1462';

const askedEnd = ({ person, site }: Kept, now: number) => {
  if (site.devices[0]?.xmit !== ENDING) return [];
  const day = dayAfter(calendarDay(now, site.timeZone), 26);
  return [
    {
      id: demoUuid('cancellation'),
      field: 'service' as const,
      before: null,
      wanted: day,
      site_num: site.siteNum,
      site_group_num: site.siteGroupNum,
      asked_by_id: person.id,
      asked_by: person.name,
      asked_at: now - 5 * HOUR,
      ends_at: temporalWallClock.instant(`${day}T00:00`, site.timeZone),
      reason: 'Sold or closed',
      reason_text: 'The lease is ending and the shop is closing for good.',
    },
  ];
};

/** Writes the customers' account data and requests. The sites must exist. */
export const writeAccountInfo = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const kept = linkedSites(world);
  for (const { site, person } of kept) {
    const home = site.devices[0]?.xmit === CERTIFIED.xmit ? CERTIFIED.name : null;
    await tx
      .updateTable('site')
      .set({ service_mail: person.email, display_name: home })
      .where('num', '=', site.siteNum)
      .execute();
  }
  const requests = REQUESTS.flatMap(({ xmit, daysAgo, ...request }, index) => {
    const found = kept.find(({ site }) => site.devices[0]?.xmit === xmit);
    if (found === undefined) return [];
    const { person, site } = found;
    const at = now - daysAgo * DAY;
    const decided = request.state !== 'Submitted';
    return [
      {
        ...request,
        id: demoUuid(`change request ${index}`),
        site_num: site.siteNum,
        site_group_num: site.siteGroupNum,
        asked_by_id: person.id,
        asked_by: person.name,
        asked_at: at,
        decided_by: decided ? 'Dana Reyes' : null,
        decided_at: decided ? at + 20 * HOUR : null,
        ...(decided &&
          request.state !== 'Refused' && {
            approved_by: 'Dana Reyes',
            approved_at: at + 20 * HOUR,
            approval: request.answer,
          }),
      },
    ];
  });
  const ending = kept.flatMap((one) => askedEnd(one, now));
  if (ending.length > 0) await insertRows(tx, 'change_request', ending);
  if (requests.length > 0) await insertRows(tx, 'change_request', requests);
  const issued = issuedCertificate(kept, now);
  if (issued.length > 0) await insertRows(tx, 'certificate', issued);
};
