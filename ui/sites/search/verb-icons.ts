import * as solid from '@heroicons/react/20/solid';
import type { ComponentType, SVGProps } from 'react';
import type { Verb } from '#core/commands/verb-names.ts';

/** The icon of each verb in the command palette. */
export const VERB_ICONS: Readonly<Record<Verb, ComponentType<SVGProps<SVGSVGElement>>>> = {
  test: solid.BeakerIcon,
  extend: solid.ClockIcon,
  offTest: solid.ShieldCheckIcon,
  open: solid.ArrowTopRightOnSquareIcon,
  history: solid.QueueListIcon,
  callList: solid.PhoneIcon,
  contacts: solid.UserGroupIcon,
  zones: solid.Squares2X2Icon,
  watch: solid.EyeIcon,
  note: solid.PencilSquareIcon,
  report: solid.DocumentTextIcon,
  viewAs: solid.EyeIcon,
};
