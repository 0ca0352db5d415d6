import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import type { OwnImpersonation } from '#core/impersonation/impersonation-session.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment, formatZonedMoment, readerZone } from '../kit/format-time.ts';
import { Part, RowItem, Rows } from '../kit/part.tsx';
import { Strong, Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';

const MODES = { look: 'look only', act: 'acted for you' } as const;

/** Returns the start and end of an impersonation in this browser's time zone. */
const timesOf = ({ startedAt, endedAt }: OwnImpersonation, now: string): string => {
  const timeZone = readerZone();
  if (endedAt === null) return `since ${formatZonedMoment(startedAt, now, timeZone)}`;
  const began = formatMoment(startedAt, now, timeZone);
  // The end time has no date if it is on the same day as the start.
  const ended = formatZonedMoment(endedAt, startedAt, timeZone);
  return `${began} to ${ended}`;
};

/** The staff members who impersonated this person, newest first, each with a reason (domain guide 6.17). */
export const OwnImpersonations = observer(() => {
  const model = useModel('ownVisits');
  return (
    <Part
      id="own-visits"
      title="View-as sessions by our staff"
      text="Our staff can view the portal as you when you ask for help. Each session is listed here."
    >
      <LoadedView from={model.list} waiting="Loading the sessions">
        {(impersonations) =>
          impersonations.length === 0 ? (
            <EmptyState
              icon={EyeOutlineIcon}
              title="No view-as sessions"
              text="None of our staff has viewed the portal as you."
            />
          ) : (
            <Rows framed>
              {impersonations.map((impersonation) => (
                <RowItem block key={impersonation.id}>
                  <Strong row>
                    {impersonation.actorName}
                    {impersonation.endedAt === null && (
                      <Badge tone="alarm" icon={EyeIcon}>
                        Now
                      </Badge>
                    )}
                  </Strong>
                  <Text size="small" tone="muted">
                    {timesOf(impersonation, model.now)} · {MODES[impersonation.mode]}
                  </Text>
                  <Text size="small" tone="muted">
                    {impersonation.reason}
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
