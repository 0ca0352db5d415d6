import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import type { SiteBadges } from '#core/sites/site-info.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';

/**
 * Shows in the switcher's button whether the current site is in alarm, or else how many other sites are in alarm. The
 * accessible name contains both facts.
 */
export const SwitcherAlarms = ({
  badges,
  others,
}: {
  readonly badges: Pick<SiteBadges, 'alarmActive' | 'alarmHeld'>;
  readonly others: number;
}) => {
  if (badges.alarmActive) return <SiteStateBadge state="Alarm" held={badges.alarmHeld} />;
  return others === 0 ? null : (
    <Badge tone="alarm" strength="solid" icon={BellAlertIcon}>{`${others} other`}</Badge>
  );
};
