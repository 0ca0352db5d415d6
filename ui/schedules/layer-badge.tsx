import CalendarDaysIcon from '@heroicons/react/16/solid/CalendarDaysIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import FlagIcon from '@heroicons/react/16/solid/FlagIcon';
import SunIcon from '@heroicons/react/16/solid/SunIcon';
import type { ScheduleLayer } from '#core/schedules/schedule.ts';
import { LAYER_NAMES } from '#core/schedules/layers-of-day.rule.ts';
import { Badge } from '../kit/badge.tsx';

/** The icon and tone with which each schedule layer is shown. */
export const LAYER_LOOKS = {
  temporary: { tone: 'info', icon: ClockIcon },
  holiday: { tone: 'neutral', icon: FlagIcon },
  alternate: { tone: 'neutral', icon: SunIcon },
  permanent: { tone: 'neutral', icon: CalendarDaysIcon },
} as const satisfies Readonly<Record<ScheduleLayer, object>>;

/** A badge for the layer that decides a day's hours. The permanent layer is plain text. */
export const LayerBadge = ({ layer }: { readonly layer: ScheduleLayer | null }) => {
  if (layer === null) return 'No hours';
  if (layer === 'permanent') return LAYER_NAMES.permanent;
  return <Badge {...LAYER_LOOKS[layer]}>{LAYER_NAMES[layer]}</Badge>;
};
