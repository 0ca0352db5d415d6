import { err, ok, type Result } from '#core/kernel/result.ts';
import { settingFields, type SettingFields } from './setting-fields.ts';

const isSafeBase = (address: string): boolean => {
  const url = new URL(address);
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
};

/** Cookies of an http address that is not loopback would never come back, and passwords would travel in the open. */
const baseRefusals = (f: SettingFields): readonly string[] =>
  (['PUBLIC_URL', 'PUBLIC_URL_MSA'] as const).flatMap((name) => {
    const value = f[name];
    return value === null || isSafeBase(value)
      ? []
      : [`${name} must be https (or a loopback address): ${value} is neither.`];
  });

/** What production may not do without, and what it may not have: a test hook or a demo key left over is refused, not ignored (SECURITY.md §2.16). */
const productionRefusals = (f: SettingFields): readonly string[] => {
  const lines: string[] = [];
  for (const name of ['PUBLIC_URL', 'PUBLIC_URL_MSA'] as const) {
    const value = f[name];
    if (value === null) {
      lines.push(`${name} is missing: production needs the address people use, for links in mail.`);
    }
  }
  if (f.SMTP_URL === null) {
    lines.push('SMTP_URL is missing: production sends real mail and has no outbox.');
  }
  if (f.SMS_URL !== null && !isSafeBase(f.SMS_URL)) {
    lines.push('SMS_URL must be https (or a loopback address): codes would travel in the open.');
  }
  if (f.DEMO_NOW !== null) lines.push('DEMO_NOW is a test hook: production refuses it.');
  for (const name of ['DEMO_WORLD', 'DEMO_LIVE'] as const)
    if (f[name] !== null) lines.push(`${name} belongs to the demo world: production refuses it.`);
  return lines;
};

/** Ports a server listens at, from PORT on. */
const PORTS = 4;

const portRefusals = ({
  metricsPort,
  port,
}: Pick<Settings, 'metricsPort' | 'port'>): readonly string[] =>
  metricsPort !== null && metricsPort >= port && metricsPort < port + PORTS
    ? [
        `METRICS_PORT must be none of ${String(port)} to ${String(port + PORTS - 1)}, which PORT takes: ${String(metricsPort)} is one of them.`,
      ]
    : [];

const fromFields = (f: SettingFields) => {
  const demo = f.MODE === 'demo';
  return {
    mode: f.MODE ?? ('production' as const),
    host: f.HOST ?? '127.0.0.1',
    /** 0 = any free port, for tests; the consumer variant then takes another free one. */
    port: f.PORT ?? 4280,
    /** Null = no figures are served. */
    metricsPort: f.METRICS_PORT,
    /** Milliseconds between not-ready and closing. */
    drainMs: f.DRAIN_MS ?? (demo ? 0 : 5000),
    dataDir: f.DATA_DIR ?? '.data',
    databaseUrl: f.DATABASE_URL,
    /** Without trailing slash; null = made of host and port once listening. */
    publicUrl: f.PUBLIC_URL,
    publicUrlMsa: f.PUBLIC_URL_MSA,
    smtpUrl: f.SMTP_URL,
    mailFrom: f.MAIL_FROM,
    smsUrl: f.SMS_URL,
    trustedProxies: f.TRUSTED_PROXIES ?? [],
    providerName: f.PROVIDER_NAME ?? (demo ? 'Northgate Monitoring' : 'Alarm Monitoring'),
    stationListings: f.STATION_LISTINGS ?? (demo ? 'Listed central station, file NG-2044' : null),
    providerTimeZone: f.PROVIDER_TIME_ZONE ?? 'America/New_York',
    supportPhone: f.SUPPORT_PHONE ?? (demo ? '(207) 555-0100' : null),
    siteGroup: f.SITE_GROUP,
    siteGroupMsa: f.SITE_GROUP_MSA ?? (demo ? 4471 : null),
    classicUrl: f.CLASSIC_URL,
    dealerPortalUrl: f.DEALER_PORTAL_URL,
    helpUrl: f.HELP_URL,
    billingPayUrl: f.BILLING_PAY_URL,
    mapsUrl: f.MAPS_URL,
    mapsKey: f.MAPS_KEY,
    ssoConfig: f.SSO_CONFIG,
    /** Milliseconds UTC; null = real time. */
    demoNow: f.DEMO_NOW,
    demoWorld: f.DEMO_WORLD ?? ('full' as const),
    demoLive: f.DEMO_LIVE !== 'off',
    /** False serves the kill switch in the worker's place (SECURITY.md §3). */
    serviceWorker: f.SERVICE_WORKER !== 'off',
    environment: f.ENVIRONMENT ?? ('dev' as const),
    /** Days that lines of the audit log are kept; null = for ever. */
    auditKeepDays: f.AUDIT_KEEP_DAYS,
    /** Handed in by the environment instead of files, `id:hex`, the newest last. */
    keys: {
      codes: f.KEY_CODES,
      xsrf: f.KEY_XSRF,
      audit: f.KEY_AUDIT,
      refresh: f.KEY_REFRESH,
      passcodes: f.KEY_PASSCODES,
    },
  };
};

/** What the server was told, checked; nothing else reads the environment. */
export type Settings = Readonly<ReturnType<typeof fromFields>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment to its end: one plain line per fault, and the settings as if what cannot be read were not set. */
export const readEverySetting = (
  environment: Environment,
): { readonly settings: Settings; readonly problems: readonly string[] } => {
  const parsed = settingFields.safeParse(environment);
  const unread = parsed.success
    ? []
    : parsed.error.issues.map(({ message, path }) => ({ name: String(path[0]), message }));
  const readable = Object.entries(environment).filter(
    ([name]) => !unread.some((fault) => fault.name === name),
  );
  const fields = parsed.data ?? settingFields.parse(Object.fromEntries(readable));
  const settings = fromFields(fields);
  const refusals = [
    ...baseRefusals(fields),
    ...portRefusals(settings),
    // Which mode is meant nobody knows where MODE cannot be read.
    ...(settings.mode === 'production' && unread.every(({ name }) => name !== 'MODE')
      ? productionRefusals(fields)
      : []),
  ];
  return {
    settings,
    problems: [
      ...unread.map(({ message, name }) => `${name} ${message}.`),
      // What is missing only because it cannot be read was said already.
      ...refusals.filter((line) => !unread.some(({ name }) => line.startsWith(`${name} `))),
    ],
  };
};

/** Reads and checks the environment; refused with one plain line per fault, all of them at once. */
export const readSettings = (environment: Environment): Result<Settings, readonly string[]> => {
  const { problems, settings } = readEverySetting(environment);
  return problems.length > 0 ? err(problems) : ok(settings);
};
