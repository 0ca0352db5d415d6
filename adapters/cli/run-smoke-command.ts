import type { CheckResult, SmokeReport } from '#core/smoke/smoke-check.ts';
import type { SmokeAccount } from '#core/smoke/smoke-login.operation.ts';
import { ask } from './ask.ts';
import { readSmokeOptions, type SmokeOptions } from './read-smoke-options.ts';
import { reportJson } from './report-json.ts';
import { reportLine, reportVerdict } from './report-table.ts';
import { SMOKE_EXIT_STATUS, USAGE_EXIT_STATUS } from './smoke-exit-status.ts';
import { SMOKE_USAGE } from './smoke-usage.ts';
import { isInteractive, type Terminal } from './terminal.ts';

/** The checks, wired for the options of this call; `noted` hears each result as it comes. */
export type RunChecks = (
  options: SmokeOptions,
  account: SmokeAccount,
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
  const { username, variant, json, url } = options;
  const colours = output.isTTY === true && parts.env['NO_COLOR'] === undefined;
  const noted = (result: CheckResult): void => {
    if (!json) output.write(`${reportLine(result, colours)}\n`);
  };
  const report = await parts.runChecks(options, { username, variant, password }, noted);
  output.write(json ? `${reportJson(report, url.origin)}\n` : `\n${reportVerdict(report)}\n`);
  return SMOKE_EXIT_STATUS[report.verdict];
};
