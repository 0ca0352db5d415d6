import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import { Badge } from '../kit/badge.tsx';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';

/**
 * Shows in the switcher's button whether the current site is in alarm, or else how many other sites are in alarm. The
 * accessible name contains both facts.
 */
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
