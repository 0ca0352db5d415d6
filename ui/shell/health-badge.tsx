import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import SignalSlashIcon from '@heroicons/react/16/solid/SignalSlashIcon';
import type { DeviceInfo } from '#core/sites/site-info.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

const LOOKS: Readonly<Record<DeviceInfo['health'], Pick<BadgeProps, 'tone' | 'icon'>>> = {
  OK: { tone: 'ok', icon: CheckCircleIcon },
  Attention: { tone: 'trouble', icon: ExclamationTriangleIcon },
  Offline: { tone: 'alarm', icon: SignalSlashIcon },
};

/** A badge with the health of a device, the same on all screens (domain guide 10 "Device health"). */
export const HealthBadge = ({ health }: { readonly health: DeviceInfo['health'] }) => (
  <Badge {...LOOKS[health]}>{health}</Badge>
);
