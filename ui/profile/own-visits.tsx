import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import type { OwnVisit } from '#core/impersonation/impersonation.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment, formatZonedMoment, readerZone } from '../kit/format-time.ts';
import { Part, RowItem, Rows } from '../kit/part.tsx';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';

const MODES = { look: 'looked only', act: 'acted for you' } as const;

/** When it began and ended, told in the time of this browser. */
const timesOf = ({ startedAt, endedAt }: OwnVisit, now: string): string => {
  const timeZone = readerZone();
  if (endedAt === null) return `since ${formatZonedMoment(startedAt, now, timeZone)}`;
  const began = formatMoment(startedAt, now, timeZone);
  // An end on the day of the beginning needs no date.
  const ended = formatZonedMoment(endedAt, startedAt, timeZone);
  return `${began} to ${ended}`;
};

/** Staff who saw the portal as this person, the newest first, each with the reason they gave (domain guide 6.17). */
export const OwnVisits = observer(() => {
  const model = useModel('ownVisits');
  return (
    <Part
      id="own-visits"
      title="Visits by our staff"
      text="Our staff can see the portal as you do when you ask for help. Each visit stands here."
    >
      <LoadedView from={model.list} waiting="Loading the visits">
        {(visits) =>
          visits.length === 0 ? (
            <EmptyState
              icon={EyeOutlineIcon}
              title="No visits"
              text="Nobody of our staff has seen the portal as you."
            />
          ) : (
            <Rows framed>
              {visits.map((visit) => (
                <RowItem block key={visit.id}>
                  <Strong row>
                    {visit.actorName}
                    {visit.endedAt === null && (
                      <Badge tone="alarm" icon={EyeIcon}>
                        Now
                      </Badge>
                    )}
                  </Strong>
                  <Text size="small" tone="muted">
                    {timesOf(visit, model.now)} · {MODES[visit.mode]}
                  </Text>
                  <Text size="small" tone="muted">
                    {visit.reason}
                  </Text>
                </RowItem>
              ))}
            </Rows>
          )
        }
      </LoadedView>
    </Part>
  );
});
