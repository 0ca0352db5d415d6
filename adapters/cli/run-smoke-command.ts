import type { CheckResult, SmokeReport, SmokeVerdict } from '#core/smoke/smoke-check.ts';
import type { SmokeAccount } from '#core/smoke/smoke-login.operation.ts';
import { ok, type Result } from '#core/kernel/result.ts';
import {
  readDeviceFile,
  writeDeviceFile,
  type DeviceOwner,
  type RememberedDevice,
} from './device-file.ts';
import { findPassword } from './find-password.ts';
import { writeWholeFile } from './private-file.ts';
import { readSmokeOptions, type SmokeOptions } from './read-smoke-options.ts';
import { reportJson } from './report-json.ts';
import { reportJunit } from './report-junit.ts';
import { reportLine, reportVerdict } from './report-table.ts';
import { SMOKE_USAGE } from './smoke-usage.ts';
import type { Terminal } from './terminal.ts';

/**
 * Exit statuses of the smoke checker: 0 = all checks passed, 1 = a check failed, 2 = the checks could not run. Wrong
 * credentials and a device that is no longer remembered count as failed checks.
 */
const SMOKE_EXIT_STATUS: Readonly<Record<SmokeVerdict, 0 | 1 | 2>> = {
  passed: 0,
  failed: 1,
  couldNotRun: 2,
};

/** Exit status when the command line is invalid, a file cannot be used, or a missing value cannot be asked for. */
const USAGE_EXIT_STATUS = 2;

/** The operator is warned this many days before a remembered device expires. */
const DAYS_OF_NOTICE = 7;
const DAY = 86_400_000;

/** The account for the sign-in, and the remembered device, if any. */
export interface SmokePerson {
  readonly account: SmokeAccount;
  readonly device: RememberedDevice | null;
}

/** The result of a run: the report, and the device that the portal now remembers. */
export interface SmokeRun {
  readonly report: SmokeReport;
  readonly device: RememberedDevice | null;
}

/** Runs the selected checks. Calls `noted` with the result of each check when that check ends. */
export type RunChecks = (
  options: SmokeOptions,
  person: SmokePerson | null,
  noted: (result: CheckResult) => void,
) => Promise<SmokeRun>;

interface CommandParts {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
  readonly runChecks: RunChecks;
}

const deviceOwner = ({ url }: SmokeOptions, username: string): DeviceOwner => ({
  origin: url.origin,
  username,
});

/** Returns the account and device for the sign-in, or null when no selected check signs in. */
const findPerson = async (
  options: SmokeOptions,
  parts: CommandParts,
): Promise<Result<SmokePerson | null, string>> => {
  const { username, deviceFile } = options;
  if (username === null) return ok(null);
  const device =
    deviceFile === null
      ? ok(null)
      : await readDeviceFile(deviceFile, deviceOwner(options, username));
  if (!device.ok)
    return { ok: false, error: `--device-file: ${String(deviceFile)} ${device.error}.` };
  const password = await findPassword(options, parts);
  if (!password.ok) return password;
  return ok({ account: { username, password: password.value }, device: device.value });
};

/** Stores the device if the portal renewed its cookie, and warns before the device expires. The error text has one line. */
const keepDevice = async (
  options: SmokeOptions,
  person: SmokePerson | null,
  device: RememberedDevice | null,
  say: (line: string) => void,
): Promise<Result<void, string>> => {
  const { deviceFile } = options;
  if (deviceFile === null || person === null || device === null) return ok(undefined);
  const until = new Date(device.expiresAt).toISOString().slice(0, 10);
  if (device.value !== person.device?.value) {
    const owner = deviceOwner(options, person.account.username);
    const written = await writeDeviceFile(deviceFile, owner, device);
    if (!written.ok) return { ok: false, error: `--device-file: ${deviceFile} ${written.error}.` };
    say(`Remembered in ${deviceFile} until ${until}.`);
  } else if (device.expiresAt - Date.now() < DAYS_OF_NOTICE * DAY) {
    say(
      `The device in ${deviceFile} is remembered until ${until}: sign in with a code before then.`,
    );
  }
  return ok(undefined);
};

const writeJunit = async (
  { junit, url }: SmokeOptions,
  report: SmokeReport,
): Promise<Result<void, string>> => {
  if (junit === null) return ok(undefined);
  const written = await writeWholeFile(junit, reportJunit(report, url.origin, new Date()), 0o644);
  return written.ok ? written : { ok: false, error: `--junit: ${junit} ${written.error}.` };
};

/**
 * Runs the smoke checker and returns its exit status. The report goes to standard output, all other text to standard
 * error. Neither contains a password, code or device cookie.
 */
export const runSmokeCommand = async (parts: CommandParts): Promise<number> => {
  const { output, error } = parts.terminal;
  const say = (line: string): void => {
    error.write(`${line}\n`);
  };
  const read = readSmokeOptions(parts.args);
  if (!read.ok) {
    say(`${read.error}\nSee npm run smoke -- --help.`);
    return USAGE_EXIT_STATUS;
  }
  if (read.value === 'help') {
    output.write(`${SMOKE_USAGE}\n`);
    return 0;
  }
  const options = read.value;
  const { json, url, plan } = options;
  const person = await findPerson(options, parts);
  if (!person.ok) {
    say(person.error);
    return USAGE_EXIT_STATUS;
  }
  if (plan.added.length > 0) say(`Also needed: ${plan.added.map(({ name }) => name).join(', ')}.`);
  const colours = output.isTTY === true && parts.env['NO_COLOR'] === undefined;
  const noted = (result: CheckResult): void => {
    if (!json) output.write(`${reportLine(result, colours)}\n`);
  };
  const { report, device } = await parts.runChecks(options, person.value, noted);
  output.write(json ? `${reportJson(report, url.origin)}\n` : `\n${reportVerdict(report)}\n`);
  const files = [
    await keepDevice(options, person.value, device, say),
    await writeJunit(options, report),
  ];
  const faults = files.flatMap((file) => (file.ok ? [] : [file.error]));
  faults.forEach(say);
  return faults.length > 0 ? USAGE_EXIT_STATUS : SMOKE_EXIT_STATUS[report.verdict];
};
