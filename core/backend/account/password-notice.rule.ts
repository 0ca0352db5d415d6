import type { StoredContact } from '../account.repository.port.ts';
import type { MessageWords } from '../mfa/code-message.rule.ts';

/** Tells the owner that the password changed, at every contact; nothing to click, so that a copy of it cannot phish. */
export const passwordNotice = (contact: StoredContact, providerName: string): MessageWords => {
  const subject = `Your ${providerName} password was changed`;
  const text =
    contact.type === 'cellPhone'
      ? `Your ${providerName} password was changed. If this was not you, call support.`
      : [
          `The password of your ${providerName} account was changed.`,
          '',
          'You were signed out everywhere else, and the next sign-in asks for a code where your account uses codes.',
          'If this was not you, call support.',
        ].join('\n');
  const channel = contact.type === 'cellPhone' ? 'sms' : 'email';
  return { channel, to: contact.value, subject, text, html: null, code: null, link: null };
};
