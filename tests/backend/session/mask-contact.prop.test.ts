import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeMessage } from '#core/backend/mfa/code-message.rule.ts';
import { maskContact } from '#core/backend/session/mask-contact.rule.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/);

describe('maskContact', () => {
  it('shows of an address its first letters and its ending, and hides how long it is', () => {
    fc.assert(
      fc.property(word, word, (local, domain) => {
        const masked = maskContact({ type: 'email', value: `${local}@${domain}.com` });
        expect(masked).toBe(`${local.charAt(0)}•••@${domain.charAt(0)}•••.com`);
      }),
    );
  });

  it('shows of a phone its last four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,11}$/), fc.stringMatching(/^\d{4}$/), (head, tail) => {
        const masked = maskContact({ type: 'cellPhone', value: `+${head}${tail}` });
        expect(masked).toBe(`(•••) •••-${tail}`);
      }),
    );
  });

  it.each([
    ['jane@example.com', 'j•••@e•••.com'],
    ['j@mail.example.co.uk', 'j•••@m•••.uk'],
    ['a@localhost', 'a•••@l•••'],
  ])('masks %s', (value, masked) => {
    expect(maskContact({ type: 'email', value })).toBe(masked);
  });
});

describe('codeMessage', () => {
  it('carries the code once in its text, to the contact and over its channel', () => {
    const phone = codeMessage({ type: 'cellPhone', value: '+12075550142' }, '004711', 'Northgate');
    const mail = codeMessage({ type: 'email', value: 'a@example.com' }, '004711', 'Northgate');
    expect(phone).toMatchObject({ channel: 'sms', to: '+12075550142', code: '004711', link: null });
    expect(mail).toMatchObject({ channel: 'email', to: 'a@example.com', code: '004711' });
    for (const { text, subject } of [phone, mail]) {
      expect(text.split('004711')).toHaveLength(2);
      expect(subject).not.toContain('004711');
    }
    expect(phone.text.length).toBeLessThanOrEqual(160);
  });
});
