import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { FAILURE_TEXT } from '#core/mail-failures/failure-text.ts';
import type { MailFailure } from '#core/mail-failures/mail-failure.schema.ts';

const CHANNELS = { email: 'Email', sms: 'Text messages' } as const;

/** Returns the text about a failure cause: what fails where, how many messages wait, and what the deployment's operator can do. */
export const failureLines = ({
  cause,
  channel,
  code,
  codes,
  givenUp,
  host,
  messages,
  words,
}: MailFailure) => {
  const { todo, what } = FAILURE_TEXT[cause];
  const where = host === null ? CHANNELS[channel] : `${CHANNELS[channel]} through ${host}`;
  const counts = [
    counted(messages, 'message'),
    codes > 0 && counted(codes, 'is a code', 'are codes'),
    givenUp > 0 && `${grouped(givenUp)} given up`,
  ].filter((part) => part !== false);
  return {
    title: where,
    reason: code === null ? what : `${what} (${code})`,
    reply: words === '' ? null : words,
    counts: counts.join(', '),
    todo,
  };
};
