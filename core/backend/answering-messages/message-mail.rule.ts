import { messagesPath } from '../../answering-messages/message-list.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';
import type { MessageWords } from '../message.queue.port.ts';
import { mailWords } from '../messages/mail-words.rule.ts';
import { momentWords, type TellingPlace } from '../moment-words.rule.ts';
import type { HeldMessage } from './answering-message.repository.port.ts';

/** What is told of a message. */
export type ToldMessage = Pick<
  HeldMessage,
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
  readonly place: TellingPlace;
  readonly publicUrl: string;
  readonly providerName: string;
}

/** A text message holds little: the rest stands in the portal. */
const SMS_WORDS = 120;

const subjectOf = ({ num, priority, siteName, callerName }: ToldMessage): string =>
  `${priority === 'Routine' ? 'Message' : `${priority} message`} ${num}: ${siteName ?? callerName}`;

const callbackOf = ({ callback }: ToldMessage): string =>
  callback === null ? 'no number' : formatPhone(callback);

/** A message as it is mailed to whoever shall look at it: what was said, by whom, and the way to it. */
export const messageMail = (
  message: ToldMessage,
  to: string,
  { place, publicUrl, providerName }: Places,
): MessageWords => {
  const { callerName, category, receivedAt, siteName, text } = message;
  const address = `${publicUrl}${messagesPath({ message: message.id })}`;
  return mailWords({
    to,
    subject: subjectOf(message),
    parts: [
      `${category}: ${callerName}, ${callbackOf(message)}${siteName === null ? '' : `, about ${siteName}`}, taken ${momentWords(receivedAt, place)}.`,
      text,
      { label: 'Open the message', address },
      `Acknowledge it there, so that the others of your group know. ${providerName}`,
    ],
    link: address,
  });
};

/** The same as a text message. */
export const messageSms = (message: ToldMessage, to: string): MessageWords => {
  const { text } = message;
  const said = text.length > SMS_WORDS ? `${text.slice(0, SMS_WORDS).trimEnd()}…` : text;
  return {
    channel: 'sms',
    to,
    subject: '',
    html: null,
    code: null,
    link: null,
    text: `${subjectOf(message)}, ${callbackOf(message)}. ${said}`,
  };
};
