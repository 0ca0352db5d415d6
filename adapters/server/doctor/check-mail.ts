import { classifySendError } from '#core/backend/messages/classify-send-error.rule.ts';
import { FAILURE_TEXT } from '#core/mail-failures/failure-text.ts';
import { readSendError } from '../messages/read-send-error.ts';
import { smtpConnection, smtpTransport, type PlacedTransport } from '../messages/transports.ts';
import { findings, type Finding } from './finding.ts';
import { isMailWord, mailWord } from './mail-word.ts';

export interface MailCheck {
  /** URL of the mail server; null if not configured. */
  readonly url: string | null;
  readonly from: string;
  readonly isProduction: boolean;
  /** Recipient of the test mail; null sends none. */
  readonly to: string | null;
  /** The word from an earlier test mail; null if the operator gave none. */
  readonly word: string | null;
  /** Asks the operator a question; null without a terminal. */
  readonly question: ((text: string) => Promise<string>) | null;
  readonly key: Buffer | null;
  readonly now: () => number;
  readonly ca: string | undefined;
}

const { failed, ok, warning } = findings('mail');

const ARRIVE =
  'Check the mailbox and its spam folder; if nothing arrives, ask the mail provider what happened to it, and publish SPF and DKIM for the domain of MAIL_FROM.';

/** Builds a finding for a failed attempt to send: the server, the reason and the remedy. */
export const sendFinding = (
  check: string,
  transport: Pick<PlacedTransport, 'place' | 'secrets'>,
  error: unknown,
  secrets: readonly string[] = [],
): Finding => {
  const failure = classifySendError(readSendError(error), [...transport.secrets, ...secrets]);
  const { todo, what } = FAILURE_TEXT[failure.cause];
  const { host = '', port = 0 } = transport.place ?? {};
  const code = failure.code === null ? '' : ` (${failure.code})`;
  const text = failure.words === '' ? '' : `: “${failure.words}”`;
  return findings(check).failed(`${host}:${String(port)}: ${what}${code}${text}`, todo);
};

const hostOf = ({ place }: PlacedTransport): string =>
  `${place?.host ?? ''}:${String(place?.port ?? 0)}`;

const checkArrival = async (
  { key, now, question, to }: MailCheck,
  host: string,
): Promise<Finding> => {
  const unsure = warning(
    `accepted by ${host}, arrival not confirmed`,
    `${ARRIVE} Then run it again with --mail-to ${to ?? ''} --mail-word and the word in the email.`,
  );
  if (question === null || key === null || to === null) return unsure;
  const word = await question(
    `An email was sent to ${to}. Which word is in it (Enter = none arrived)? `,
  );
  if (word.trim() === '') return unsure;
  return isMailWord(key, to, now(), word)
    ? ok(`accepted by ${host}, and it arrived`)
    : warning(`accepted by ${host}, but that is not the word in this email`, ARRIVE);
};

const sendTest = async (check: MailCheck, transport: PlacedTransport): Promise<Finding> => {
  const { key, now, to } = check;
  if (to === null)
    return ok(
      `${hostOf(transport)} responds and accepts the login; sending was not tried (--mail-to)`,
    );
  const word = key === null ? null : mailWord(key, to, now());
  const text =
    word === null
      ? 'A test of this deployment, sent by its doctor command.'
      : `A test of this deployment, sent by its doctor command. The word is ${word}.`;
  try {
    const none = { html: null, code: null, link: null };
    await transport.send({
      ...none,
      id: crypto.randomUUID(),
      channel: 'email',
      to,
      queuedAt: now(),
      subject: 'A test of the portal',
      text,
    });
  } catch (error) {
    return sendFinding('mail', transport, error, [to.split('@')[0] ?? '']);
  }
  return checkArrival(check, hostOf(transport));
};

/** Checks whether the mail server responds, encrypts, and accepts the login and a mail (SECURITY.md §2.12). */
export const checkMail = async (check: MailCheck): Promise<Finding> => {
  const { ca, from, isProduction, key, now, to, url, word } = check;
  if (url === null)
    return isProduction
      ? failed('SMTP_URL is not set', FAILURE_TEXT.absent.todo)
      : ok('goes to the outbox of the demo world');
  const transport = smtpTransport({ url, from, ca });
  if (word !== null && to !== null && key !== null)
    return isMailWord(key, to, now(), word)
      ? ok(`accepted by ${hostOf(transport)}, and it arrived`)
      : warning('that is not the word of an email from today or yesterday', ARRIVE);
  const connection = smtpConnection(url, ca);
  try {
    await connection.verify();
  } catch (error) {
    return sendFinding('mail', transport, error);
  } finally {
    connection.close();
  }
  return sendTest(check, transport);
};
