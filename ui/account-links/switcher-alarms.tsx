import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import { Badge } from '../kit/badge.tsx';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';

/** In the switcher's button: that the shown site is in alarm, else how many others are; its name says both. */
export const SwitcherAlarms = ({
  inAlarm,
  others,
}: {
  readonly inAlarm: boolean;
  readonly others: number;
}) => {
  if (inAlarm) return <SiteStateBadge state="Alarm" />;
  return others === 0 ? null : (
    <Badge tone="alarm" strength="solid" icon={BellAlertIcon}>{`${others} other`}</Badge>
  );
};
