import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import SparklesIcon from '@heroicons/react/16/solid/SparklesIcon';
import type { IntakeStatus } from '#core/support/supported-users.schema.ts';
import { Badge } from '../kit/badge.tsx';

const LOOKS = {
  New: { tone: 'info', icon: SparklesIcon },
  'In progress': { tone: 'test', icon: ClockIcon },
  Closed: { tone: 'ok', icon: CheckIcon },
} as const satisfies Readonly<Record<IntakeStatus, unknown>>;

/** A badge with the state of an intake item as icon and text. */
export const IntakeStatusBadge = ({ status }: { readonly status: IntakeStatus }) => (
  <Badge {...LOOKS[status]}>{status}</Badge>
);
