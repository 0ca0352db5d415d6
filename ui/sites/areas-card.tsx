import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { Table } from '../kit/table.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { AreaBadge } from './area-badge.tsx';
import { ZoneNote } from './zone-note.tsx';

/** Which areas are open or closed, and since when. */
export const AreasCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { areas, devices, timeZone } = info;
  const codeOf = (devNum: number): string =>
    devices.find((device) => device.devNum === devNum)?.transmitterCode ?? String(devNum);
  return (
    <Card
      title="Areas"
      count={areas.length}
      inset={false}
      actions={<ZoneNote now={now} timeZone={timeZone} />}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">State</th>
            <th scope="col">Device</th>
            <th scope="col" data-number="">
              Since
            </th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ devNum, num, name, state, since }) => (
            <tr key={`${devNum} ${num}`}>
              <td data-strong="">{name}</td>
              <td data-second="">
                <AreaBadge state={state} />
              </td>
              <td data-off="">{codeOf(devNum)}</td>
              <td data-number="">
                <ZonedTime at={since} now={now} timeZone={timeZone} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};
