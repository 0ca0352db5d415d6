import type { SiteInfo } from '#core/sites/site.schema.ts';
import { Card } from '../kit/card.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { AreaBadge } from '../shell/area-badge.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';

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
      <RowTable
        columns={[
          { head: 'Area', marks: 'strong', cell: ({ name }) => name },
          { head: 'State', marks: 'second', cell: ({ state }) => <AreaBadge state={state} /> },
          { head: 'Device', marks: 'off', cell: ({ devNum }) => codeOf(devNum) },
          {
            head: 'Since',
            marks: 'number',
            cell: ({ since }) => <ZonedTime at={since} now={now} timeZone={timeZone} />,
          },
        ]}
        rows={areas}
        rowKey={({ devNum, num }) => `${devNum} ${num}`}
      />
    </Card>
  );
};
