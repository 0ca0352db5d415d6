import { parseArgs } from 'node:util';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { examine, type Examined } from './examine.ts';
import { doctorStatus, findingLine } from './finding.ts';

const HELP = `npm run doctor -- [options]

Checks the deployment described by the environment settings. Each line shows
ok, warning or failed, what was found, and what to do.

  --mail-to ADDRESS   sends a test email there; without it the mail server is only contacted
  --mail-word WORD    the word from a test email sent earlier, to prove that it arrived
  --sms-to NUMBER     sends a test text message there
  --json              one JSON document instead of lines

Exit status: 0 all good, 1 warnings, 2 failures.
`;

/** The output of the doctor, and a function that asks the operator. */
export interface DoctorTerminal {
  readonly output: { write(text: string): unknown };
  readonly error: { write(text: string): unknown };
  /** Asks the operator a question; null without a terminal. */
  readonly question: Examined['question'];
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      'mail-to': { type: 'string' },
      'mail-word': { type: 'string' },
      'sms-to': { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

const read = (args: readonly string[]): Result<ReturnType<typeof parse>, string> => {
  try {
    const options = parse(args);
    const { 'mail-to': to, 'mail-word': word, 'sms-to': number } = options;
    if (to !== undefined && !/^[^\s@]+@[^\s@]+$/.test(to))
      return err('--mail-to must be an email address.');
    if (word !== undefined && to === undefined)
      return err('--mail-word needs the --mail-to of that email.');
    if (number !== undefined && !/^\+?[\d ().-]{5,20}$/.test(number))
      return err('--sms-to must be a phone number.');
    return ok(options);
  } catch (error) {
    if (error instanceof TypeError) return err(error.message);
    throw error;
  }
};

/** Runs the doctor with these arguments and returns the exit status of `doctorStatus`, or 2 for invalid arguments. */
export const runDoctorCommand = async (
  args: readonly string[],
  terminal: DoctorTerminal,
  asked: Pick<Examined, 'environment' | 'build' | 'ca' | 'now'>,
): Promise<number> => {
  const options = read(args);
  if (!options.ok) {
    terminal.error.write(`${options.error}\n\n${HELP}`);
    return 2;
  }
  const { help, json } = options.value;
  if (help) {
    terminal.output.write(HELP);
    return 0;
  }
  const found = await examine(
    {
      ...asked,
      mailTo: options.value['mail-to'] ?? null,
      mailWord: options.value['mail-word'] ?? null,
      smsTo: options.value['sms-to'] ?? null,
      question: json ? null : terminal.question,
    },
    (one) => {
      if (!json) terminal.output.write(`${findingLine(one)}\n`);
    },
  );
  const status = doctorStatus(found);
  if (json) terminal.output.write(`${JSON.stringify({ status, findings: found }, null, 2)}\n`);
  return status;
};
