import { mailWords } from '../messages/mail-words.rule.ts';
import type { MessageWords } from '../message.queue.port.ts';

/** A link for a new password that somebody at support sent; the old one works until then. */
export const passwordLinkMessage = (
  { to, providerName }: { readonly to: string; readonly providerName: string },
  link: string,
): MessageWords =>
  mailWords({
    to,
    subject: `Choose a new password for your ${providerName} account`,
    parts: [
      `Our support sent you this link so that you can choose a new password for your ${providerName} account. Your password stays as it is until you do.`,
      { label: 'Choose a new password', address: link },
      'The link works for 24 hours and once. If you did not ask for it, ignore this message or call support.',
    ],
    link,
  });
