import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import CalendarDaysIcon from '@heroicons/react/24/solid/CalendarDaysIcon';
import ExclamationCircleIcon from '@heroicons/react/24/solid/ExclamationCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/solid/ExclamationTriangleIcon';
import NewspaperIcon from '@heroicons/react/24/solid/NewspaperIcon';
import ShieldExclamationIcon from '@heroicons/react/24/solid/ShieldExclamationIcon';
import type { ComponentType, SVGProps } from 'react';
import type { NewsColor, NewsIcon } from '#core/news/news.schema.ts';

/** The drawing of each news icon (spec §3). `-filled` is the solid form. */
export const NEWS_ICON_DRAWINGS: Readonly<
  Record<NewsIcon, ComponentType<SVGProps<SVGSVGElement>>>
> = {
  'bell-alert': BellAlertIcon,
  'calendar-days-filled': CalendarDaysIcon,
  envelope: EnvelopeIcon,
  'exclamation-circle-filled': ExclamationCircleIcon,
  'shield-exclamation-filled': ShieldExclamationIcon,
  'exclamation-triangle-filled': ExclamationTriangleIcon,
  'newspaper-filled': NewspaperIcon,
};

/** The kit state whose colors each news color uses (kit README §2). */
export const NEWS_STATES = {
  blue: 'info',
  green: 'ok',
  red: 'alarm',
  amber: 'test',
} as const satisfies Readonly<Record<NewsColor, string>>;
