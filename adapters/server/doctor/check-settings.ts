import { readEverySetting, type Settings } from '../settings/read-settings.ts';
import { SETTING_LINES } from '../settings/settings.ts';
import { readSsoFile } from '../sso/read-sso-file.ts';
import { findings, type Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const { failed, ok, warning } = findings('settings');

const MEND =
  'Correct it where the server gets its settings; `node dist/server/server.js --help` lists all.';

const checkDatabaseUrl = (url: string | null): readonly Finding[] => {
  if (url === null) return [];
  const { hostname, searchParams } = new URL(url);
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isHere || searchParams.get('sslmode') === 'verify-full'
    ? []
    : [
        warning(
          'DATABASE_URL leads to another host without sslmode=verify-full',
          'Add ?sslmode=verify-full, so that no one in between can read the traffic.',
        ),
      ];
};

const NAMES: readonly string[] = SETTING_LINES.map(({ name }) => name);

/** Returns true if the two texts differ by one missing, extra, wrong or transposed character. */
const isOneOff = (text: string, meant: string): boolean => {
  let at = 0;
  while (at < text.length && text[at] === meant[at]) at += 1;
  const [rest, wanted] = [text.slice(at), meant.slice(at)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    swapped === wanted
  );
};

const plainOf = (name: string): string => name.replaceAll(/[^A-Za-z]/g, '').toUpperCase();

/**
 * Reports environment variables that look like misspelled settings, which the server would ignore silently. Skips short
 * names, because many short names resemble each other.
 */
const misspeltIn = (environment: Environment): readonly Finding[] =>
  Object.keys(environment)
    .filter((name) => !NAMES.includes(name) && plainOf(name).length > 5)
    .flatMap((name) => {
      const meant = NAMES.find(
        (one) =>
          plainOf(one).length > 5 &&
          (plainOf(one) === plainOf(name) || isOneOff(plainOf(name), plainOf(one))),
      );
      return meant === undefined
        ? []
        : [warning(`${name} is not a setting and is ignored`, `If you mean ${meant}, rename it.`)];
    });

/** Returns all faults in the settings and in the single sign-on file, together with the readable settings. */
export const checkSettings = (
  environment: Environment,
): { readonly settings: Settings; readonly found: readonly Finding[] } => {
  const { problems, settings } = readEverySetting(environment);
  const { mode, ssoConfig } = settings;
  const sso =
    ssoConfig === null ? null : readSsoFile(ssoConfig, environment, { allowHttp: mode === 'demo' });
  const lines = [...problems, ...(sso?.ok === false ? sso.error : [])];
  const found = lines.map((line) => failed(line.replace(/\.$/, ''), MEND));
  if (mode === 'demo')
    found.push(
      warning('MODE is demo: its accounts are public', 'Set MODE=production for a deployment.'),
    );
  found.push(...misspeltIn(environment));
  found.push(...checkDatabaseUrl(settings.databaseUrl));
  return {
    settings,
    found: found.length > 0 ? found : [ok(`can be read, ${mode} mode`)],
  };
};
