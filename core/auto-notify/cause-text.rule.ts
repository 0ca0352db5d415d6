import { shownEmail } from '../kernel/shown-email.rule.ts';
import {
  NOTIFY_CAUSES,
  NOTIFY_CHANNELS,
  NOTIFY_DIGESTS,
  NOTIFY_TIMINGS,
  type NotifyRule,
} from './notify-rule.schema.ts';

type Notified = Pick<
  NotifyRule,
  'cause' | 'categories' | 'priorities' | 'who' | 'whoName' | 'emails' | 'channel'
>;

/** Returns the cause of a rule as text, such as "Urgent or emergency messages, Service call". */
export const causeText = ({
  categories,
  cause,
  priorities,
}: Omit<Notified, 'who' | 'whoName'>): string =>
  cause !== 'message'
    ? NOTIFY_CAUSES[cause]
    : [
        priorities.length === 0 ? 'Every message' : `${priorities.join(' or ')} messages`,
        ...(categories.length === 0 ? [] : [categories.join(' or ')]),
      ].join(', ');

/** Returns the recipient and channel of a rule as text, such as "Sam Ortiz by e-mail". */
export const whoText = ({ channel, emails, who, whoName }: Omit<Notified, 'cause'>): string => {
  const name =
    who === 'emails'
      ? emails.map(shownEmail).join(', ')
      : who === 'rotation'
        ? `on call: ${whoName ?? 'a deleted list'}`
        : (whoName ?? 'a deleted person');
  return `${name} by ${NOTIFY_CHANNELS[channel].toLowerCase()}`;
};

/** Returns the timing and digest of a rule as text, such as "Between 07:00 and 22:00, each at once". */
export const whenText = ({ digest, timing }: Pick<NotifyRule, 'digest' | 'timing'>): string =>
  `${NOTIFY_TIMINGS[timing]}, ${NOTIFY_DIGESTS[digest].toLowerCase()}`;
