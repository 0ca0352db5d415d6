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
import { Strong, Text } from '../kit/text.ts';
import { RowItem, Rows } from '../kit/rows.ts';
import { Grow, Row } from '../kit/stack.ts';

type Look = Pick<BadgeProps, 'tone' | 'strength' | 'icon'>;

const UNKNOWN: Look = { tone: 'neutral', icon: QuestionMarkCircleIcon };

/** One word per state (domain guide 10). */
const LOOKS: Readonly<Record<string, Look>> = {
  Open: { tone: 'info', icon: LockOpenIcon },
  Closed: { tone: 'ok', icon: LockClosedIcon },
  'Closed (stay)': { tone: 'ok', icon: HomeIcon },
  Alarm: { tone: 'alarm', strength: 'solid', icon: BellAlertIcon },
};

/** Which areas are open or closed, and since when. */
export const AreasCard = ({ site, now }: { readonly site: SiteState; readonly now: string }) => (
  <Card
    title="Areas"
    inset={false}
    actions={
      <Text as="span" size="caption" tone="muted">
        Times in {formatZone(now, site.timeZone)}
      </Text>
    }
  >
    {site.areas.length === 0 ? (
      <EmptyState
        icon={Squares2X2Icon}
        title="No areas"
        text="This system does not tell us when it is opened or closed."
      />
    ) : (
      <Rows>
        {site.areas.map(({ name, state, since }) => (
          <RowItem key={name} height="md">
            <Grow>
              <Row as="p" gap={3} wrap={0}>
                <Strong>{name}</Strong>
                <Text as="span" tone="muted">
                  since {formatMoment(since, now, site.timeZone)}
                </Text>
              </Row>
            </Grow>
            <Badge {...(LOOKS[state] ?? UNKNOWN)}>{state}</Badge>
          </RowItem>
        ))}
      </Rows>
    )}
  </Card>
);
