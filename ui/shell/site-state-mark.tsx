import * as micro from '@heroicons/react/16/solid';
import { siteState, type SiteState } from '#core/sites/site-state.rule.ts';
import type { SiteBadges } from '#core/sites/site-info.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import { OnTestChip } from './on-test-chip.tsx';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

/** The color and icon of each site state except `On test`, which has its own chip (domain guide 10, kit README §7 "Badge"). */
export const SITE_STATE_LOOKS: Readonly<Record<Exclude<SiteState, 'On test'>, Look>> = {
  Alarm: { tone: 'alarm', icon: micro.BellAlertIcon },
  'Out of service': { tone: 'alarm', icon: micro.NoSymbolIcon },
  Canceled: { tone: 'neutral', icon: micro.XMarkIcon },
  'Cancel pending': { tone: 'trouble', icon: micro.ClockIcon },
  'Install pending': { tone: 'info', icon: micro.WrenchIcon },
  Offline: { tone: 'alarm', icon: micro.SignalSlashIcon },
  Trouble: { tone: 'trouble', icon: micro.ExclamationTriangleIcon },
  Monitored: { tone: 'ok', icon: micro.ShieldCheckIcon },
};

/** An alarm that an operator put on hold demands nothing for now. */
const HELD: Look = { tone: 'info', icon: micro.PauseIcon };

/** The state of a site as a badge. The badge of an alarm is filled, because an alarm demands action. */
export const SiteStateBadge = ({
  state,
  held = false,
  plain = false,
}: {
  readonly state: Exclude<SiteState, 'On test'>;
  /** True if the alarm is on hold. */
  readonly held?: boolean | undefined;
  /** For dense lists: icon and text without a background color. */
  readonly plain?: boolean;
}) => {
  const isHeld = held && state === 'Alarm';
  const strength = plain ? 'plain' : state === 'Alarm' && !isHeld ? 'solid' : 'tint';
  return (
    <Badge {...(isHeld ? HELD : SITE_STATE_LOOKS[state])} strength={strength}>
      {isHeld ? 'Alarm on hold' : state}
    </Badge>
  );
};

/** The most urgent state of a site, for a row in a list. */
export const SiteStateMark = ({
  badges,
  now,
  plain = false,
}: {
  readonly badges: SiteBadges;
  /** The provider's time, as an ISO instant; null if unknown. */
  readonly now: string | null;
  readonly plain?: boolean;
}) => {
  const state = siteState(badges, now);
  if (state !== 'On test')
    return <SiteStateBadge state={state} held={badges.alarmHeld} plain={plain} />;
  const { onTestUntil: until, timeZone } = badges;
  const size = plain ? { size: 'sm' as const } : {};
  return <OnTestChip until={until} timeZone={timeZone} now={now} {...size} short={plain} />;
};
