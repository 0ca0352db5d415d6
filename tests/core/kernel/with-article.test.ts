import { expect, it } from 'vitest';
import {
  alreadyRegisteredMessage,
  invitationMessage,
} from '#core/backend/registration/invitation-message.rule.ts';
import { sentence, withArticle } from '#core/kernel/with-article.rule.ts';

it('stands before a word as it is spoken', () => {
  const words = ['Alarm Monitoring', 'Harbor Point', 'United Alarm', 'One Security', 'hour'];
  expect(
    [...words, 'SMS code', 'FBI', 'Fernway', 'agency', 'user', 'XYZ'].map(withArticle),
  ).toEqual([
    'an Alarm Monitoring',
    'a Harbor Point',
    'a United Alarm',
    'a One Security',
    'an hour',
    'an SMS code',
    'an FBI',
    'a Fernway',
    'an agency',
    'a user',
    'an XYZ',
  ]);
  expect(sentence(withArticle('area'))).toBe('An area');
});

it('is right in mails that name the provider', () => {
  const to = { to: 'a@example.com', providerName: 'Alarm Monitoring' };
  const mails = [alreadyRegisteredMessage(to), invitationMessage(to, 'https://example.com/x')];
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/\b[Aa] Alarm/);
  expect(mails[1]?.text).toContain('An Alarm Monitoring account was created');
});
