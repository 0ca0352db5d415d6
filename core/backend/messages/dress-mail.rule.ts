import type { OutgoingMessage } from '../message.queue.port.ts';
import { escapeMail } from './mail-text.rule.ts';

/** The end of every mail we write; a footer stands before it. */
const END = '</div></body></html>';

const RULE = 'margin:24px 0 0;padding-top:12px;border-top:1px solid #ccc;font-size:13px';

/** A mail as its recipient's dealer signs it: the footer below the words, in both forms (domain guide 6.14). A short text stays as it is. */
export const dressMail = (message: OutgoingMessage): OutgoingMessage => {
  const { channel, footer = null, html, text } = message;
  if (channel !== 'email' || footer === null || footer === '') return message;
  const lines = escapeMail(footer).replaceAll('\n', '<br>');
  return {
    ...message,
    text: `${text}\n\n-- \n${footer}`,
    html: html === null ? null : html.replace(END, () => `<p style="${RULE}">${lines}</p>${END}`),
  };
};
