import { err, ok, type Result } from '#core/kernel/result.ts';
import { settingFields, type SettingFields } from './setting-fields.ts';

const isSafeBase = (address: string): boolean => {
  const url = new URL(address);
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
};

/**
 * Returns the faults of the base URLs. Refuses http on a host other than loopback, because the cookies would be lost and
 * passwords would be sent unencrypted.
 */
const baseRefusals = (f: SettingFields): readonly string[] =>
  (['PUBLIC_URL', 'PUBLIC_URL_MSA'] as const).flatMap((name) => {
    const value = f[name];
    return value === null || isSafeBase(value)
      ? []
      : [`${name} must be https (or a loopback address): ${value} is neither.`];
  });

/** Returns the violations of production rules. A remaining test hook or demo key is a violation (SECURITY.md §2.16). */
const productionRefusals = (f: SettingFields): readonly string[] => {
  const lines: string[] = [];
  for (const name of ['PUBLIC_URL', 'PUBLIC_URL_MSA'] as const) {
    const value = f[name];
    if (value === null) {
      lines.push(
        `${name} is missing: production needs the address people use, for links in email.`,
      );
    }
  }
  if (f.SMTP_URL === null) {
    lines.push('SMTP_URL is missing: production sends real email and has no outbox.');
  }
  if (f.SMS_URL !== null && !isSafeBase(f.SMS_URL)) {
    lines.push('SMS_URL must be https (or a loopback address): codes would travel in the open.');
  }
  if (f.DEMO_NOW !== null) lines.push('DEMO_NOW is a test hook: production refuses it.');
  for (const name of ['DEMO_WORLD', 'DEMO_LIVE'] as const)
    if (f[name] !== null) lines.push(`${name} belongs to the demo world: production refuses it.`);
  return lines;
};

/** Number of consecutive ports, starting at PORT, that a server uses. */
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
    /** 0 means any free port, for tests. The consumer variant then uses another free port. */
    port: f.PORT ?? 4280,
    /** Null means that no metrics are served. */
    metricsPort: f.METRICS_PORT,
    /** Milliseconds between reporting not-ready and closing the listeners. */
    drainMs: f.DRAIN_MS ?? (demo ? 0 : 5000),
    dataDir: f.DATA_DIR ?? '.data',
    databaseUrl: f.DATABASE_URL,
    /** Public URL without a trailing slash. Null means that the URL is derived from host and port when the server listens. */
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
    /** Start of the demo clock in milliseconds UTC; null means the real time. */
    demoNow: f.DEMO_NOW,
    demoWorld: f.DEMO_WORLD ?? ('full' as const),
    demoLive: f.DEMO_LIVE !== 'off',
    /** False serves the kill switch instead of the service worker (SECURITY.md §3). */
    serviceWorker: f.SERVICE_WORKER !== 'off',
    environment: f.ENVIRONMENT ?? ('dev' as const),
    /** Retention period of audit log lines in days; null means forever. */
    auditKeepDays: f.AUDIT_KEEP_DAYS,
    /** Keys from the environment as `id:hex`, newest last; null means that key files are used. */
    keys: {
      codes: f.KEY_CODES,
      xsrf: f.KEY_XSRF,
      audit: f.KEY_AUDIT,
      refresh: f.KEY_REFRESH,
      passcodes: f.KEY_PASSCODES,
    },
  };
};

/** The validated settings of the server. No other code reads the environment. */
export type Settings = Readonly<ReturnType<typeof fromFields>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings. Returns one line per fault, and the settings, in which unreadable values are treated as not set. */
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
    // With an unreadable MODE, production rules are not checked.
    ...(settings.mode === 'production' && unread.every(({ name }) => name !== 'MODE')
      ? productionRefusals(fields)
      : []),
  ];
  return {
    settings,
    problems: [
      ...unread.map(({ message, name }) => `${name} ${message}.`),
      // Skips faults that only follow from an unreadable value, because the unreadable value has already been reported.
      ...refusals.filter((line) => !unread.some(({ name }) => line.startsWith(`${name} `))),
    ],
  };
};

/** Reads and validates the environment. Returns the settings, or all faults at once, one line each. */
export const readSettings = (environment: Environment): Result<Settings, readonly string[]> => {
  const { problems, settings } = readEverySetting(environment);
  return problems.length > 0 ? err(problems) : ok(settings);
};
