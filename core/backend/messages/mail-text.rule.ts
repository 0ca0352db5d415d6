import type { StoredContact } from '../session/account.repository.port.ts';
import type { MessageText } from '../message.queue.port.ts';

/** A part of an e-mail: a paragraph, a paragraph with one bold text, or a labeled link. */
export type MailPart =
  | string
  | { readonly before: string; readonly strong: string; readonly after: string }
  | { readonly label: string; readonly address: string };

/** The content of an e-mail, from which plain text and HTML are generated. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Shown in the demo outbox only. */
  readonly code?: string;
  readonly link?: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for the HTML of an e-mail. */
export const escapeMail = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const asText = (part: MailPart): string => {
  if (typeof part === 'string') return part;
  return 'strong' in part
    ? `${part.before}${part.strong}${part.after}`
    : `${part.label}:\n${part.address}`;
};

const asHtml = (part: MailPart): string => {
  if (typeof part === 'string') return `<p>${escapeMail(part)}</p>`;
  if ('strong' in part)
    return `<p>${escapeMail(part.before)}<strong>${escapeMail(part.strong)}</strong>${escapeMail(part.after)}</p>`;
  const address = escapeMail(part.address);
  return `<p><a href="${address}">${escapeMail(part.label)}</a></p><p>If the link does not open, copy this address into your browser:<br>${address}</p>`;
};

/** Generates the plain text and the HTML of an e-mail from the same content (SECURITY.md §2.12). The HTML loads nothing from any server. */
export const mailText = (mail: Mail): MessageText => ({
  channel: 'email',
  to: mail.to,
  subject: mail.subject,
  text: mail.parts.map(asText).join('\n\n'),
  html: [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMail(mail.subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5">',
    `<div style="max-width:560px;margin:0 auto">${mail.parts.map(asHtml).join('')}</div></body></html>`,
  ].join(''),
  code: mail.code ?? null,
  link: mail.link ?? null,
});

/** Writes a message for a contact: an e-mail, or one SMS to a phone. */
export const contactText = (
  { type, value: to }: StoredContact,
  { short: text, ...mail }: Omit<Mail, 'to'> & { readonly short: string },
): MessageText => {
  if (type === 'email') return mailText({ to, ...mail });
  const { subject, code = null, link = null } = mail;
  return { channel: 'sms', to, subject, text, html: null, code, link };
};
