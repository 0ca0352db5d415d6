import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ExclamationCircleIcon from '@heroicons/react/20/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import InformationCircleIcon from '@heroicons/react/20/solid/InformationCircleIcon';

/** The mark of a notice by its tone; never the colour alone. */
export const TOAST_ICONS = {
  ok: CheckCircleIcon,
  alarm: ExclamationCircleIcon,
  info: InformationCircleIcon,
  trouble: ExclamationTriangleIcon,
} as const;
