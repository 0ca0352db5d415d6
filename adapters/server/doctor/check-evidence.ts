import { counted } from '#core/kernel/counted.rule.ts';
import { FAILURE_TEXT } from '#core/mail-failures/failure-text.ts';
import { SEND_CAUSES } from '#core/mail-failures/mail-failure.schema.ts';
import type { Evidence } from './database-facts.ts';
import { findings, type Finding } from './finding.ts';

const { ok, warning } = findings('messages');

/** If this many codes were sent and none was entered, the doctor gives a warning. */
const MANY_CODES = 20;
const LONG_WAIT_MS = 5 * 60000;

/** Checks the portal's records of the last day: failed messages, waiting messages, and codes that were sent but never entered. */
export const checkEvidence = ({
  codes,
  entered,
  failures,
  oldestMs,
  waiting,
}: Evidence): readonly Finding[] => {
  const found = failures.map(({ cause: name, channel, code, host, messages }) => {
    const cause = SEND_CAUSES.find((known) => known === name) ?? 'unknown';
    const { todo, what } = FAILURE_TEXT[cause];
    const where = `${channel === 'sms' ? 'text messages' : 'mail'}${host === null ? '' : ` by ${host}`}`;
    return warning(
      `${counted(messages, 'message')} not sent within a day, ${where}: ${what}${code === null ? '' : ` (${code})`}`,
      todo,
    );
  });
  if (codes >= MANY_CODES && entered === 0)
    found.push(
      warning(
        `${counted(codes, 'code')} were sent within a day and no one entered one: accepted by the mail server, but perhaps never delivered`,
        'Send one with --mail-to and check whether it arrives, also in the spam folder; publish SPF and DKIM for the domain of MAIL_FROM.',
      ),
    );
  if (waiting > 0 && oldestMs > LONG_WAIT_MS)
    found.push(
      warning(
        `${counted(waiting, 'message')} queued, the first for ${counted(Math.floor(oldestMs / 60000), 'minute')}`,
        'Is a server running? Its log says why (event "message not sent").',
      ),
    );
  return found.length > 0 ? found : [ok('none failed or were delayed within a day')];
};
