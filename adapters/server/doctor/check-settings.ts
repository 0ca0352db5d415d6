import { readEverySetting, type Settings } from '../settings/read-settings.ts';
import { readSsoFile } from '../sso/read-sso-file.ts';
import { findings, type Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const { failed, ok, warning } = findings('settings');

const MEND =
  'Mend it where the server gets its settings; `node dist/server/server.js --help` lists all.';

const judgeDatabaseUrl = (url: string | null): readonly Finding[] => {
  if (url === null) return [];
  const { hostname, searchParams } = new URL(url);
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isHere || searchParams.get('sslmode') === 'verify-full'
    ? []
    : [
        warning(
          'DATABASE_URL leads to another host without sslmode=verify-full',
          'Add ?sslmode=verify-full, so that nobody between reads along.',
        ),
      ];
};

/** Every fault of the settings, those of the file of single sign-on as well, and the settings as far as they can be read. */
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
      warning(
        'MODE is demo: everybody knows its accounts',
        'Set MODE=production for a deployment.',
      ),
    );
  found.push(...judgeDatabaseUrl(settings.databaseUrl));
  return {
    settings,
    found: found.length > 0 ? found : [ok(`can be read, ${mode} mode`)],
  };
};
