import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import SignalIcon from '@heroicons/react/24/outline/SignalIcon';
import { everyText } from '#core/kernel/every-text.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { CHECK_LOOKS } from './panel-looks.ts';
import type { PartProps } from './part-props.ts';
import { PathPicture } from './path-picture.look.tsx';

/** Returns when the panel last reached the station, and how often it has to. */
const heardText = ({ panel, info, now }: PartProps): string => {
  const moment = (at: string): string => formatMoment(at, now, info.timeZone);
  const { lastSignalAt, timerTestDueAt, timerTestMinutes: minutes } = panel;
  const heard =
    lastSignalAt === null ? 'Nothing heard yet.' : `Last heard ${moment(lastSignalAt)}.`;
  if (minutes === null) return heard;
  const next = timerTestDueAt === null ? '' : `, next by ${moment(timerTestDueAt)}`;
  return `${heard} Checks in ${everyText(minutes)}${next}.`;
};

/** How the panel reaches the station, as a picture; receivers and lines are the alarm company's matter (ui README §15). */
export const PathCard = (part: PartProps) => {
  const { paths, checks } = part.panel;
  const state = checks.find(({ name }) => name === 'Communication')?.state ?? 'OK';
  return (
    <Card
      title="How signals reach us"
      inset={false}
      actions={<Badge {...CHECK_LOOKS[state]}>{state}</Badge>}
    >
      {paths.length === 0 ? (
        <EmptyState
          icon={SignalIcon}
          title="No path on file"
          text="Your dealer has not entered how this panel reaches us."
        />
      ) : (
        <PathPicture
          broken={state !== 'OK'}
          from={
            <>
              <CpuChipIcon aria-hidden />
              Your panel
            </>
          }
          to={
            <>
              <BuildingOffice2Icon aria-hidden />
              Monitoring station
            </>
          }
          paths={paths.map(({ role, kind, carrier }) => ({
            key: `${role} ${kind}`,
            name: kind,
            note: [role === 'primary' ? 'main path' : 'backup path', carrier]
              .filter((word) => word !== null)
              .join(' · '),
            backup: role !== 'primary',
          }))}
        />
      )}
      <CardFoot>{heardText(part)}</CardFoot>
    </Card>
  );
};
