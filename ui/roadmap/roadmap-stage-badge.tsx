import CalendarIcon from '@heroicons/react/16/solid/CalendarIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import type { RoadmapStage } from '#core/roadmap/roadmap.schema.ts';
import { Badge } from '../kit/badge.tsx';

const LOOKS = {
  Planned: { tone: 'neutral', icon: CalendarIcon },
  'In progress': { tone: 'info', icon: ClockIcon },
  Shipped: { tone: 'ok', icon: CheckIcon },
} as const satisfies Readonly<Record<RoadmapStage, unknown>>;

/** A badge with the stage of a roadmap entry as icon and text. */
export const RoadmapStageBadge = ({ stage }: { readonly stage: RoadmapStage }) => (
  <Badge {...LOOKS[stage]}>{stage}</Badge>
);
