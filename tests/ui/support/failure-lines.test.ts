import { expect, it } from 'vitest';
import { SEND_CAUSES, type MailFailure } from '#core/mail-failures/mail-failure.schema.ts';
import { failureLines } from '#ui/support/failure-lines.rule.ts';

const FAILURE: MailFailure = {
  channel: 'email',
  host: 'mail.example.com',
  cause: 'auth',
  code: '535 5.7.8',
  words: '535 5.7.8 Bad credentials',
  messages: 1200,
  givenUp: 3,
  codes: 1,
  since: '2026-03-12T14:05:00.000Z',
  lastAt: '2026-03-12T14:06:00.000Z',
};

it('says what fails where, how many, and what to do', () => {
  expect(failureLines(FAILURE)).toEqual({
    title: 'Email through mail.example.com',
    reason: 'it rejects the username and password (535 5.7.8)',
    reply: '535 5.7.8 Bad credentials',
    counts: '1,200 messages, 1 is a code, 3 given up',
    todo: 'Check the username and password in the setting. Some providers require an app password.',
  });
});

it('leaves out what nobody said', () => {
  const bare = { ...FAILURE, host: null, code: null, words: '', codes: 0, givenUp: 0, messages: 1 };
  expect(failureLines({ ...bare, channel: 'sms', cause: 'absent' })).toMatchObject({
    title: 'Text messages',
    reason: 'sending is not set up',
    reply: null,
    counts: '1 message',
  });
});

it.each(SEND_CAUSES)('has words for %s', (cause) => {
  const { reason, todo } = failureLines({ ...FAILURE, cause });
  expect(reason).toMatch(/^[a-z].*[^.] \(535 5\.7\.8\)$/);
  expect(todo).toMatch(/^[A-Z].*\.$/);
});
