import type { CheckResult, SmokeReport, SmokeVerdict } from '#core/smoke/smoke-check.ts';
import type { SmokeAccount } from '#core/smoke/smoke-login.operation.ts';
import { ask } from './ask.ts';
import { readSmokeOptions, type SmokeOptions } from './read-smoke-options.ts';
import { reportLine, reportVerdict } from './report-table.ts';
import { isInteractive, type Terminal } from './terminal.ts';

/** The report for programs; keys are stable, the words in `detail` are not. */
export const reportJson = (report: SmokeReport, url: string): string =>
  JSON.stringify(
    {
      url,
      verdict: report.verdict,
      checks: report.checks.map(({ name, title, outcome, millis }) => ({
        name,
        title,
        state: outcome.state,
        detail: outcome.detail,
        millis,
      })),
    },
    null,
    2,
  );

/** How the smoke checker is called. */
const SMOKE_USAGE = `Checks a running portal with a real account, from health to logout.

Usage: npm run smoke -- --url <address> --username <name> [options]

  --url <address>       the portal, e.g. http://localhost:4280
  --username <name>     username, or e-mail address of a customer
  --password <text>     without it: SMOKE_PASSWORD, or a hidden prompt on a terminal
  --code <digits>       the verification code, when it is known beforehand
  --outbox              take the code from the demo world's outbox
  --json                print the report as JSON
  --help                print this

Exit status: 0 all checks passed, 1 a check failed, 2 it could not run (usage, nobody answers).`;

/** Exit status of the smoke checker, 0 passed, 1 a check failed, 2 it could not run; wrong credentials are a failed check. */
const SMOKE_EXIT_STATUS: Readonly<Record<SmokeVerdict, 0 | 1 | 2>> = {
  passed: 0,
  failed: 1,
  couldNotRun: 2,
};

/** The command line was not understood, or nobody could be asked for what is missing. */
const USAGE_EXIT_STATUS = 2;

/** The checks, wired for the options of this call and the variant the address serves; `noted` hears each result as it comes. */
export type RunChecks = (
  options: SmokeOptions,
  account: Omit<SmokeAccount, 'variant'>,
  noted: (result: CheckResult) => void,
) => Promise<SmokeReport>;

interface CommandParts {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
  readonly runChecks: RunChecks;
}

const findPassword = (
  options: SmokeOptions,
  { env, terminal }: CommandParts,
): Promise<string | null> => {
  const known = options.password ?? env['SMOKE_PASSWORD'] ?? null;
  if (known !== null || !isInteractive(terminal)) return Promise.resolve(known);
  return ask(terminal, `Password of ${options.username}: `, true);
};

/** The smoke checker from arguments to exit status; prints the report and never a password or code. */
export const runSmokeCommand = async (parts: CommandParts): Promise<number> => {
  const { output, error } = parts.terminal;
  const read = readSmokeOptions(parts.args);
  if (!read.ok) {
    error.write(`${read.error}\nnpm run smoke -- --help tells how it is called.\n`);
    return USAGE_EXIT_STATUS;
  }
  if (read.value === 'help') {
    output.write(`${SMOKE_USAGE}\n`);
    return 0;
  }
  const options = read.value;
  const password = await findPassword(options, parts);
  if (password === null || password === '') {
    error.write('No password: give --password, set SMOKE_PASSWORD or run on a terminal.\n');
    return USAGE_EXIT_STATUS;
  }
  const { username, json, url } = options;
  const colours = output.isTTY === true && parts.env['NO_COLOR'] === undefined;
  const noted = (result: CheckResult): void => {
    if (!json) output.write(`${reportLine(result, colours)}\n`);
  };
  const report = await parts.runChecks(options, { username, password }, noted);
  output.write(json ? `${reportJson(report, url.origin)}\n` : `\n${reportVerdict(report)}\n`);
  return SMOKE_EXIT_STATUS[report.verdict];
};
