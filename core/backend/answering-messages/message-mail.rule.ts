import { messagesPath } from '../../answering-messages/message-list.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import { mailText } from '../messages/mail-text.rule.ts';
import { momentText, type LocalClock } from '../moment-text.rule.ts';
import type { LockedMessage } from './answering-message.repository.port.ts';

export type NotifiedMessage = Pick<
  LockedMessage,
  | 'id'
  | 'num'
  | 'callerName'
  | 'callback'
  | 'category'
  | 'priority'
  | 'siteName'
  | 'text'
  | 'receivedAt'
>;

interface Places {
  readonly localClock: LocalClock;
  readonly publicUrl: string;
  readonly providerName: string;
}

/** Maximum number of characters of the message text in an SMS. */
const SMS_TEXT = 120;

const subjectOf = ({ num, priority, siteName, callerName }: NotifiedMessage): string =>
  `${priority === 'Routine' ? 'Message' : `${priority} message`} ${num}: ${siteName ?? callerName}`;

const callbackOf = ({ callback }: NotifiedMessage): string =>
  callback === null ? 'no number' : formatPhone(callback);

/** Writes the e-mail about a message: its text, who called, and a link to the message. */
export const messageMail = (
  message: NotifiedMessage,
  to: string,
  { localClock: place, publicUrl, providerName }: Places,
): MessageText => {
  const { callerName, category, receivedAt, siteName, text } = message;
  const address = `${publicUrl}${messagesPath({ message: message.id })}`;
  return mailText({
    to,
    subject: subjectOf(message),
    parts: [
      `${category}: ${callerName}, ${callbackOf(message)}${siteName === null ? '' : `, about ${siteName}`}, taken ${momentText(receivedAt, place)}.`,
      text,
      { label: 'Open the message', address },
      `Acknowledge it there so that others in your group know. ${providerName}`,
    ],
    link: address,
  });
};

/** Writes the SMS about a message. */
export const messageSms = (message: NotifiedMessage, to: string): MessageText => {
  const { text } = message;
  const shownText = text.length > SMS_TEXT ? `${text.slice(0, SMS_TEXT).trimEnd()}…` : text;
  return {
    channel: 'sms',
    to,
    subject: '',
    html: null,
    code: null,
    link: null,
    text: `${subjectOf(message)}, ${callbackOf(message)}. ${shownText}`,
  };
};
