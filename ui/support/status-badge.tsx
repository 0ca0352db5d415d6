import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import SparklesIcon from '@heroicons/react/16/solid/SparklesIcon';
import type { IntakeStatus } from '#core/support/support.schema.ts';
import { Badge } from '../kit/badge.tsx';

const STATUS_LOOKS = {
  New: { tone: 'info', icon: SparklesIcon },
  'In progress': { tone: 'test', icon: ClockIcon },
  Closed: { tone: 'ok', icon: CheckIcon },
} as const satisfies Readonly<Record<IntakeStatus, unknown>>;

/** The state of a report in icon and word. */
export const StatusBadge = ({ status }: { readonly status: IntakeStatus }) => (
  <Badge {...STATUS_LOOKS[status]}>{status}</Badge>
);
