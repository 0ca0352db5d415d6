import * as micro from '@heroicons/react/16/solid';
import type {
  MessageDelivery,
  MessagePriority,
} from '#core/answering-messages/message-detail.schema.ts';
import type { MessageState } from '#core/answering-messages/message-state.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import { Grow, Row } from '../kit/stack.ts';

type Look = Omit<BadgeProps, 'children'>;

/** One word per state (domain guide 10 "Message"); filled where somebody must act. */
const STATES: Readonly<Record<MessageState, Look>> = {
  New: { tone: 'info', icon: micro.EnvelopeIcon },
  Delivered: { tone: 'info', icon: micro.InboxIcon },
  Acknowledged: { tone: 'ok', icon: micro.CheckIcon },
  Closed: { tone: 'neutral', icon: micro.CheckCircleIcon },
  Escalated: { tone: 'alarm', icon: micro.ArrowUpIcon, strength: 'solid' },
  'Held until open': { tone: 'test', icon: micro.MoonIcon },
};

/** Where a message stands. */
export const MessageStateBadge = ({ state }: { readonly state: MessageState }) => (
  <Badge {...STATES[state]}>{state}</Badge>
);

const PRIORITIES: Readonly<Record<Exclude<MessagePriority, 'Routine'>, Look>> = {
  Urgent: { tone: 'trouble', icon: micro.ChevronDoubleUpIcon, strength: 'plain' },
  Emergency: { tone: 'alarm', icon: micro.FireIcon, strength: 'plain' },
};

/** How soon somebody has to look; routine is a word alone. */
export const PriorityMark = ({ priority }: { readonly priority: MessagePriority }) =>
  priority === 'Routine' ? priority : <Badge {...PRIORITIES[priority]}>{priority}</Badge>;

const CHANNELS = {
  call: { word: 'Call', icon: micro.PhoneIcon },
  sms: { word: 'Text message', icon: micro.DevicePhoneMobileIcon },
  email: { word: 'E-mail', icon: micro.EnvelopeIcon },
} as const;

const RESULTS: Readonly<Record<NonNullable<MessageDelivery['result']>, Look['tone']>> = {
  Delivered: 'ok',
  'No answer': 'trouble',
  Voicemail: 'trouble',
  Bounced: 'alarm',
};

/** By what and to whom a message was tried, and what came of it; one on its way says how often it was tried. */
export const DeliveryMarks = ({ delivery }: { readonly delivery: MessageDelivery }) => {
  const { channel, person, result, tries } = delivery;
  const tone = result === null ? 'info' : RESULTS[result];
  const { icon, word } = CHANNELS[channel];
  const waiting = tries === 0 ? 'On its way' : `Tried ${tries}×, goes on`;
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
