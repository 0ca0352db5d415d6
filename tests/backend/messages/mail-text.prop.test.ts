import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactChangedNotice,
  contactCodeMessage,
} from '#core/backend/account/contact-code-message.rule.ts';
import { passwordNotice } from '#core/backend/account/password-notice.rule.ts';
import { codeMessage } from '#core/backend/mfa/code-message.rule.ts';
import { mailText } from '#core/backend/messages/mail-text.rule.ts';
import {
  recoveryCodeMessage,
  usernameMessage,
} from '#core/backend/recovery/recovery-code-message.rule.ts';
import {
  alreadyRegisteredMessage,
  invitationMessage,
  verifyAddressMessage,
} from '#core/backend/registration/invitation-message.rule.ts';

const contact = { type: 'email', value: 'kit@example.com' } as const;
const PROVIDER = 'Northgate & <b>Co</b>';
const LINK = 'https://home.example.com/login/register?code=abc';

/** Returns the visible text of HTML: tags are removed and entities are decoded. */
const read = (html: string): string =>
  html
    .replace(/<title>.*<\/title>/, '')
    .replaceAll(/<\/?(?:!doctype html|html|head|meta|body|div|p|br|a|strong)(?: [^>]*)?>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** Removes all spaces, because a removed tag between words may leave one. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

describe('a mail', () => {
  const piece = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });

  it('says the same in both forms, whatever it says', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), piece, (parts, strong) => {
        const sentence = { before: 'It is ', strong, after: '.' };
        const mail = mailText({
          to: 'kit@example.com',
          subject: 'Hello',
          parts: [...parts, sentence],
        });
        expect(squeezed(read(mail.html ?? ''))).toBe(squeezed(mail.text));
      }),
    );
  });

  it('lets no word become markup', () => {
    fc.assert(
      fc.property(piece, (text) => {
        const { html } = mailText({ to: 'kit@example.com', subject: text, parts: [text] });
        const body = (html ?? '').split('<p>')[1]?.split('</p>')[0] ?? '';
        expect(body).not.toMatch(/[<>"']/);
      }),
    );
  });

  const MAILS = [
    codeMessage(contact, '123456', PROVIDER),
    passwordNotice(contact, PROVIDER, 'changed'),
    passwordNotice(contact, PROVIDER, 'first'),
    contactCodeMessage(contact, '123456', PROVIDER),
    contactChangedNotice(contact, { type: 'email', removed: false }, PROVIDER),
    recoveryCodeMessage(contact.value, '123456', PROVIDER),
    usernameMessage(contact, 'kit.example', PROVIDER),
    alreadyRegisteredMessage({ to: contact.value, providerName: PROVIDER }),
    verifyAddressMessage({ to: contact.value, providerName: PROVIDER }, LINK),
    invitationMessage({ to: contact.value, providerName: PROVIDER }, LINK),
  ];

  it.each(MAILS.map((mail) => [mail.subject, mail] as const))(
    'has both forms, and fetches nothing: %s',
    (_subject, mail) => {
      expect(mail.html).not.toBeNull();
      expect(mail.html).toContain('Northgate &amp; &lt;b&gt;Co&lt;/b&gt;');
      expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|form)|src=|url\(/);
      const links = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).toEqual(mail.link === null ? [] : [mail.link]);
      expect(mail.text.includes('http')).toBe(mail.link !== null);
    },
  );
});
