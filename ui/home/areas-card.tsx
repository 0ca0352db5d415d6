import type { SiteState } from '#core/home/home.schema.ts';
import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import HomeIcon from '@heroicons/react/16/solid/HomeIcon';
import LockClosedIcon from '@heroicons/react/16/solid/LockClosedIcon';
import LockOpenIcon from '@heroicons/react/16/solid/LockOpenIcon';
import QuestionMarkCircleIcon from '@heroicons/react/16/solid/QuestionMarkCircleIcon';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment, formatZone } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';

type Look = Pick<BadgeProps, 'tone' | 'strength' | 'icon'>;

const UNKNOWN: Look = { tone: 'neutral', icon: QuestionMarkCircleIcon };

/** One word per state (domain guide 10). */
const LOOKS: Readonly<Record<string, Look>> = {
  Open: { tone: 'info', icon: LockOpenIcon },
  Closed: { tone: 'ok', icon: LockClosedIcon },
  'Closed (stay)': { tone: 'ok', icon: HomeIcon },
  Alarm: { tone: 'alarm', strength: 'solid', icon: BellAlertIcon },
};

const Zone = styled('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const List = styled('ul', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      padding: '8px 16px',
      borderTop: '1px solid',
      borderColor: 'border.subtle',
    },
    '& > li:first-of-type': { borderTop: '0' },
    '& b': { fontWeight: '600' },
    '& > li > p': {
      flex: '1 1 auto',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& p > span': { color: 'fg.muted' },
  },
});

/** Which areas are open or closed, and since when. */
export const AreasCard = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Card
    title="Areas"
    inset={false}
    actions={<Zone>Times in {formatZone(now, site.timeZone)}</Zone>}
  >
    {site.areas.length === 0 ? (
      <EmptyState
        icon={Squares2X2Icon}
        title="No areas"
        text="This system does not tell us when it is opened or closed."
      />
    ) : (
      <List>
        {site.areas.map(({ name, state, since }) => (
          <li key={name}>
            <p>
              <b>{name}</b>
              <span>since {formatMoment(since, now, site.timeZone)}</span>
            </p>
            <Badge {...(LOOKS[state] ?? UNKNOWN)}>{state}</Badge>
          </li>
        ))}
      </List>
    )}
  </Card>
);
