import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import CloudIcon from '@heroicons/react/16/solid/CloudIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import FireIcon from '@heroicons/react/16/solid/FireIcon';
import HandRaisedIcon from '@heroicons/react/16/solid/HandRaisedIcon';
import HeartIcon from '@heroicons/react/16/solid/HeartIcon';
import LockOpenIcon from '@heroicons/react/16/solid/LockOpenIcon';
import ShieldExclamationIcon from '@heroicons/react/16/solid/ShieldExclamationIcon';
import type { ComponentType, SVGProps } from 'react';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The mark of each service type; the word stands beside it (domain guide "Service type"). */
export const ALARM_KIND_ICONS: Readonly<Record<string, Icon>> = {
  Fire: FireIcon,
  Burglary: ShieldExclamationIcon,
  Medical: HeartIcon,
  Panic: HandRaisedIcon,
  'Hold-up': HandRaisedIcon,
  Trouble: ExclamationTriangleIcon,
  Supervisory: EyeIcon,
  Environmental: CloudIcon,
  'Open/close': LockOpenIcon,
  Test: BeakerIcon,
};

/** The mark of a type nobody has named yet. */
export const OTHER_ALARM_ICON: Icon = BellAlertIcon;
