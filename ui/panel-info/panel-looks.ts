import * as micro from '@heroicons/react/16/solid';
import type { CommunicationTest, Panel } from '#core/panel-info/panel-info.schema.ts';
import type { BadgeProps } from '../kit/badge.tsx';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

/** The icon and tone of each monitoring state (domain guide 10 "Monitoring"). */
export const MONITORING_LOOKS: Readonly<Record<Panel['monitoring'], Look>> = {
  Monitored: { tone: 'ok', icon: micro.ShieldCheckIcon },
  'On test': { tone: 'test', icon: micro.BeakerIcon },
  'Out of service': { tone: 'alarm', icon: micro.NoSymbolIcon },
  'Install pending': { tone: 'info', icon: micro.WrenchIcon },
  'Cancel pending': { tone: 'trouble', icon: micro.ClockIcon },
  Cancelled: { tone: 'neutral', icon: micro.XCircleIcon },
};

export const CHECK_LOOKS: Readonly<Record<Panel['checks'][number]['state'], Look>> = {
  OK: { tone: 'ok', icon: micro.CheckCircleIcon },
  Attention: { tone: 'trouble', icon: micro.ExclamationTriangleIcon },
};

export const TEST_LOOKS: Readonly<Record<CommunicationTest['state'], Look>> = {
  Waiting: { tone: 'info', icon: micro.ArrowPathIcon },
  Passed: { tone: 'ok', icon: micro.CheckCircleIcon },
  'No test signal arrived': { tone: 'alarm', icon: micro.SignalSlashIcon },
};
