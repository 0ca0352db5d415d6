import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DealerVolume } from '#core/home/dealer-home.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import { Card, CardNotes } from '../kit/card.tsx';
import { DayPulse } from './day-pulse.look.tsx';
import { formatTime, formatZone } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { ScrollBox } from './scroll-box.look.tsx';
import { ShareBars } from '../kit/charts/share-bars.tsx';
import { RowTable } from '../shell/row-table.tsx';

/**
 * A card with the numbers of open and closed accounts, and today's openings and closings (domain guide 6.19; design:
 * pictures instead of reading).
 */
export const ArmingCard = ({
  volume: { asOf, closed, open, timeZone, today },
  outOfService,
}: {
  readonly volume: DealerVolume;
  readonly outOfService: number;
}) => {
  const [asTable, setAsTable] = useState(false);
  const openings = counted(
    today.reduce((all, slot) => all + slot.openings, 0),
    'opening',
  );
  const closings = counted(
    today.reduce((all, slot) => all + slot.closings, 0),
    'closing',
  );
  const states = [
    { label: 'Open', value: open, tone: 'info', state: 'open' },
    { label: 'Closed', value: closed, tone: 'ok', state: 'closed' },
    { label: 'Out of service', value: outOfService, tone: 'alarm', state: 'out-of-service' },
  ] as const;
  return (
    <Card
      title="Open and closed today"
      inset={false}
      actions={
        <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as chart' : 'View as table'}
        </LinkButton>
      }
    >
      <ShareBars
        label="Accounts by state"
        bars={states.map(({ state, ...bar }) => ({
          ...bar,
          link: (name) => (
            <Link data-link="" to={accountsPath({ state })}>
              {name}
            </Link>
          ),
        }))}
      />
      {asTable ? (
        <ScrollBox tabIndex={0} role="region" aria-label="Openings and closings today, as a table">
          <RowTable
            columns={[
              {
                head: `From, ${formatZone(asOf, timeZone)}`,
                cell: ({ at }) => formatTime(at, timeZone),
              },
              { head: 'Openings', marks: 'number', cell: (slot) => slot.openings },
              { head: 'Closings', marks: 'number', cell: (slot) => slot.closings },
            ]}
            rows={today.toReversed()}
            rowKey={({ at }) => at}
          />
        </ScrollBox>
      ) : (
        <CardNotes>
          <DayPulse
            label={`Today until ${formatTime(asOf, timeZone)}: ${openings}, ${closings}`}
            slots={today.map(({ at, openings: up, closings: down }) => ({ key: at, up, down }))}
            keys={{ up: openings, down: closings }}
          />
        </CardNotes>
      )}
    </Card>
  );
};
