import * as micro from '@heroicons/react/16/solid';
import type {
  MessageDelivery,
  MessagePriority,
} from '#core/answering-messages/message-detail.schema.ts';
import type { MessageState } from '#core/answering-messages/message-state.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import { Grow, Row } from '../kit/stack.ts';

type Look = Omit<BadgeProps, 'children'>;

/** Icon and color per message state (domain guide 10 "Message"). The badge is filled if a person must act. */
const STATES: Readonly<Record<MessageState, Look>> = {
  New: { tone: 'info', icon: micro.EnvelopeIcon },
  Delivered: { tone: 'info', icon: micro.InboxIcon },
  Acknowledged: { tone: 'ok', icon: micro.CheckIcon },
  Closed: { tone: 'neutral', icon: micro.CheckCircleIcon },
  Escalated: { tone: 'alarm', icon: micro.ArrowUpIcon, strength: 'solid' },
  'Held until open': { tone: 'test', icon: micro.MoonIcon },
};

/** A badge with the state of a message. */
export const MessageStateBadge = ({ state }: { readonly state: MessageState }) => (
  <Badge {...STATES[state]}>{state}</Badge>
);

const PRIORITIES: Readonly<Record<Exclude<MessagePriority, 'Routine'>, Look>> = {
  Urgent: { tone: 'trouble', icon: micro.ChevronDoubleUpIcon, strength: 'plain' },
  Emergency: { tone: 'alarm', icon: micro.FireIcon, strength: 'plain' },
};

/** Shows the priority of a message. */
export const PriorityMark = ({ priority }: { readonly priority: MessagePriority }) =>
  priority === 'Routine' ? priority : <Badge {...PRIORITIES[priority]}>{priority}</Badge>;

const CHANNELS = {
  call: { word: 'Call', icon: micro.PhoneIcon },
  sms: { word: 'Text message', icon: micro.DevicePhoneMobileIcon },
  email: { word: 'Email', icon: micro.EnvelopeIcon },
} as const;

const RESULTS: Readonly<Record<NonNullable<MessageDelivery['result']>, Look['tone']>> = {
  Delivered: 'ok',
  'No answer': 'trouble',
  Voicemail: 'trouble',
  Bounced: 'alarm',
};

/** Shows the channel, recipient and outcome of a delivery, and the number of attempts of a pending delivery. */
export const DeliveryMarks = ({ delivery }: { readonly delivery: MessageDelivery }) => {
  const { channel, person, result, tries } = delivery;
  const tone = result === null ? 'info' : RESULTS[result];
  const { icon, word } = CHANNELS[channel];
  const waiting = tries === 0 ? 'On its way' : `Tried ${tries}×, trying again`;
  return (
    <>
      <Grow>
        <Row gap={2} wrap={0}>
          <Badge tone={tone} strength="plain" icon={icon}>
            {word}
          </Badge>
          <span>{person}</span>
        </Row>
      </Grow>
      <Badge
        tone={tone}
        strength="plain"
        icon={
          result === 'Delivered'
            ? micro.CheckIcon
            : result === null
              ? micro.ClockIcon
              : micro.XMarkIcon
        }
      >
        {result ?? waiting}
      </Badge>
    </>
  );
};
