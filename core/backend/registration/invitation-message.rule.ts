import { sentence, withArticle } from '../../kernel/with-article.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import { mailText } from '../messages/mail-text.rule.ts';

interface Words {
  readonly to: string;
  readonly providerName: string;
}

/** Writes the e-mail that asks a new customer to prove the e-mail address. */
export const verifyAddressMessage = ({ to, providerName }: Words, link: string): MessageText =>
  mailText({
    to,
    subject: `Confirm your ${providerName} account`,
    parts: [
      `Someone, probably you, created ${withArticle(providerName)} account with this email address.`,
      { label: 'Confirm your email address', address: link },
      'The link works once and expires in 24 hours. If you didn’t create an account, ignore this message; nothing is created unless you use the link.',
    ],
    link,
  });

/**
 * Writes the e-mail that tells the owner of an address about an attempt to register it again. The screen must not reveal
 * that the address is registered (SECURITY.md T4).
 */
export const alreadyRegisteredMessage = ({ to, providerName }: Words): MessageText =>
  mailText({
    to,
    subject: `You already have ${withArticle(providerName)} account`,
    parts: [
      `Someone, probably you, tried to create ${withArticle(providerName)} account with this email address. You already have one, so nothing was created or changed.`,
      'Sign in as usual. To add another site, sign in and choose Add account. If you forgot your password, choose Forgot password on the sign-in screen.',
      'If this wasn’t you, you don’t need to do anything.',
    ],
  });

/** Writes the e-mail that invites a person to choose a first password. `username` is null if the e-mail address is the username. */
export const invitationMessage = (
  { to, providerName, username = null }: Words & { readonly username?: string | null },
  link: string,
): MessageText =>
  mailText({
    to,
    subject: `Set the password of your ${providerName} account`,
    parts: [
      `${sentence(withArticle(providerName))} account was created for this email address. Choose a password to use it.`,
      ...(username === null ? [] : [`Your username is ${username}.`]),
      { label: 'Set your password', address: link },
      'The link works once and expires in 72 hours. If you didn’t expect this message, ignore it.',
    ],
    link,
  });

/** Writes the e-mail with a password link that support sent. The old password stays valid until the new one is set. */
export const passwordLinkMessage = (
  { to, providerName }: { readonly to: string; readonly providerName: string },
  link: string,
): MessageText =>
  mailText({
    to,
    subject: `Choose a new password for your ${providerName} account`,
    parts: [
      `Our support team sent you this link to choose a new password for your ${providerName} account. Your current password works until you do.`,
      { label: 'Choose a new password', address: link },
      'The link works once and expires in 24 hours. If you didn’t request it, ignore this message or call support.',
    ],
    link,
  });
