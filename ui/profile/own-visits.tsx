import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import type { OwnVisit } from '#core/impersonation/visit.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment, formatTime } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { SecurityList, SecurityPart } from './security-part.ts';

const Row = styled('li', {
  base: {
    padding: '8px 16px',
    overflowWrap: 'anywhere',
    '& > b': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
    '& > p': { textStyle: 'small', color: 'fg.muted' },
  },
});

const MODES = { look: 'looked only', act: 'acted for you' } as const;

/** When it began and ended, told in the time of this browser. */
const timesOf = ({ startedAt, endedAt }: OwnVisit, now: string): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const began = formatMoment(startedAt, now, timeZone);
  return endedAt === null ? `since ${began}` : `${began} to ${formatTime(endedAt, timeZone)}`;
};

/** Staff who saw the portal as this person, the newest first, each with the reason they gave (domain guide 6.17). */
export const OwnVisits = observer(() => {
  const model = useModel('ownVisits');
  return (
    <SecurityPart aria-labelledby="own-visits">
      <h3 id="own-visits">Visits by our staff</h3>
      <p>Our staff can see the portal as you do when you ask for help. Each visit stands here.</p>
      <LoadedView from={model.list} waiting="Loading the visits">
        {(visits) =>
          visits.length === 0 ? (
            <EmptyState
              icon={EyeOutlineIcon}
              title="No visits"
              text="Nobody of our staff has seen the portal as you."
            />
          ) : (
            <SecurityList>
              {visits.map((visit) => (
                <Row key={visit.id}>
                  <b>
                    {visit.actorName}
                    {visit.endedAt === null && (
                      <Badge tone="alarm" icon={EyeIcon}>
                        Now
                      </Badge>
                    )}
                  </b>
                  <p>
                    {timesOf(visit, model.now)} · {MODES[visit.mode]}
                  </p>
                  <p>{visit.reason}</p>
                </Row>
              ))}
            </SecurityList>
          )
        }
      </LoadedView>
    </SecurityPart>
  );
});
