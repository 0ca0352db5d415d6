import { parseArgs } from 'node:util';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { VARIANTS, type Variant } from '#core/session/user.schema.ts';
import { planChecks, type CheckPlan } from '#core/smoke/plan-checks.rule.ts';
import { SMOKE_CHECKS } from '#core/smoke/smoke-check.ts';

/** The parsed command line of the smoke checker. A null password is later read from the environment or asked for. */
export interface SmokeOptions {
  readonly url: URL;
  /** Null when none of the selected checks signs in. */
  readonly username: string | null;
  readonly password: string | null;
  readonly passwordFile: string | null;
  readonly code: string | null;
  readonly outbox: boolean;
  readonly deviceFile: string | null;
  /** The variant that the portal must have; null accepts any variant. */
  readonly variant: Variant | null;
  readonly plan: CheckPlan;
  /** Time limit for one check, in milliseconds. */
  readonly limit: number;
  readonly json: boolean;
  readonly junit: string | null;
}

const NAMES = SMOKE_CHECKS.map(({ name }) => name);

/** The longest allowed timeout, in seconds. */
const LONGEST_TIMEOUT = 600;

const readUrl = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && plain ? url : null;
};

const readChecks = (text: string | undefined): Result<CheckPlan, string> => {
  if (text === undefined) return ok(planChecks(NAMES));
  const words = text.split(',').map((word) => word.trim());
  const chosen = NAMES.filter((name) => words.some((word) => word === name));
  const unknown = words.find((word) => NAMES.every((name) => name !== word));
  if (unknown === undefined) return ok(planChecks(chosen));
  return err(`--checks knows no "${unknown}"; there are ${NAMES.join(', ')}.`);
};

const readLimit = (text: string): Result<number, string> => {
  const seconds = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return seconds > 0 && seconds <= LONGEST_TIMEOUT
    ? ok(Math.round(seconds * 1000))
    : err(`--timeout must be seconds, more than 0 and at most ${LONGEST_TIMEOUT}.`);
};

const readVariant = (text: string | undefined): Result<Variant | null, string> => {
  if (text === undefined) return ok(null);
  const variant = VARIANTS.find((known) => known === text);
  return variant === undefined ? err(`--variant must be ${VARIANTS.join(' or ')}.`) : ok(variant);
};

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      username: { type: 'string' },
      password: { type: 'string' },
      'password-file': { type: 'string' },
      code: { type: 'string' },
      outbox: { type: 'boolean', default: false },
      'device-file': { type: 'string' },
      variant: { type: 'string' },
      checks: { type: 'string' },
      timeout: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
      junit: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;

type Parsed = ReturnType<typeof parse>;

const parseOrReason = (args: readonly string[]): Result<Parsed, string> => {
  try {
    return ok(parse(args));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // An unexpected argument could be part of an unquoted password, so the message does not repeat it.
    const loose = 'code' in error && error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';
    return err(loose ? 'Unexpected word: put values with spaces in quotes.' : error.message);
  }
};

const refuseTogether = (given: Parsed): string | null => {
  const { password, code, outbox } = given;
  if (password !== undefined && given['password-file'] !== undefined)
    return 'Give either --password or --password-file.';
  if (code !== undefined && outbox) return 'Give either --code or --outbox.';
  if (code !== undefined && !/^\d{6}$/.test(code)) return '--code must be six digits.';
  for (const name of ['password-file', 'device-file', 'junit'] as const)
    if (given[name] === '') return `--${name} must name a file.`;
  return null;
};

/** Parses the command line. The one-line error names the mistake and never repeats a password. */
export const readSmokeOptions = (
  args: readonly string[],
): Result<SmokeOptions | 'help', string> => {
  const parsed = parseOrReason(args);
  if (!parsed.ok) return parsed;
  const given = parsed.value;
  if (given.help) return ok('help');
  if (given.url === undefined) return err('--url is missing.');
  const url = readUrl(given.url);
  if (url === null) {
    return err('--url must be an address like http://localhost:4280, without a path.');
  }
  const plan = readChecks(given.checks);
  if (!plan.ok) return plan;
  const username = given.username?.trim() ?? '';
  const signsIn = plan.value.checks.some(({ name }) => name === 'login');
  if (signsIn && username === '') return err('--username is missing.');
  const refused = refuseTogether(given);
  if (refused !== null) return err(refused);
  const limit = readLimit(given.timeout);
  if (!limit.ok) return limit;
  const variant = readVariant(given.variant);
  if (!variant.ok) return variant;
  return ok({
    url,
    username: signsIn ? username : null,
    password: given.password ?? null,
    passwordFile: given['password-file'] ?? null,
    code: given.code ?? null,
    outbox: given.outbox,
    deviceFile: given['device-file'] ?? null,
    variant: variant.value,
    plan: plan.value,
    limit: limit.value,
    json: given.json,
    junit: given.junit ?? null,
  });
};
