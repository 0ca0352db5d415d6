import * as micro from '@heroicons/react/16/solid';
import type { ServiceState } from '#core/panel-info/service-request.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

const LOOKS: Readonly<Record<ServiceState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  New: { tone: 'info', icon: micro.SparklesIcon },
  Delivered: { tone: 'info', icon: micro.EnvelopeIcon },
  Acknowledged: { tone: 'ok', icon: micro.CheckIcon },
  Closed: { tone: 'neutral', icon: micro.CheckCircleIcon },
};

/** A badge with the state of a message to the dealer (domain guide 10 "Message"). */
export const ServiceBadge = ({ state }: { readonly state: ServiceState }) => (
  <Badge {...LOOKS[state]}>{state}</Badge>
);
