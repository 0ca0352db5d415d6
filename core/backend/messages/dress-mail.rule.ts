import type { OutgoingMessage } from '../message.queue.port.ts';
import { escapeMail } from './mail-text.rule.ts';

/** The last tags of every HTML mail of the portal. A footer is inserted before these tags. */
const END = '</div></body></html>';

const RULE = 'margin:24px 0 0;padding-top:12px;border-top:1px solid #ccc;font-size:13px';

/** Adds the dealer's footer to an e-mail, as text and HTML (domain guide 6.14). An SMS stays unchanged. */
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
