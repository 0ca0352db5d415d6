/** One line of the table of settings: what README prints and what `readSettings` knows. */
export interface SettingLine {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

const line = (name: string, fallback: string, meaning: string): SettingLine => ({
  name,
  fallback,
  meaning,
});

/** Every environment variable the server reads; README's table is made of this list. */
export const SETTING_LINES: readonly SettingLine[] = [
  line(
    'PORT',
    '4280',
    'Dealers and staff; the consumer variant listens on the next port, the demo identity provider on the one after, the demo help site on the next.',
  ),
  line('HOST', '127.0.0.1', 'Listening address.'),
  line(
    'METRICS_PORT',
    'unset',
    'Figures for Prometheus at `/metrics` of a port of their own, on HOST, without sign-in: let only the collector reach it; unset = none.',
  ),
  line(
    'DRAIN_MS',
    '5000; demo: 0',
    'Milliseconds from 0 to 60000 between not-ready and closing at a stop, so that balancers send elsewhere; whatever comes meanwhile is answered.',
  ),
  line('DATA_DIR', '.data', 'Embedded database, stored documents, generated keys.'),
  line(
    'DATABASE_URL',
    'unset',
    'PostgreSQL, or a database that speaks its protocol, instead of the embedded engine; several servers may share it. A pooler between must keep each connection to one session.',
  ),
  line(
    'PUBLIC_URL',
    'from PORT',
    'Base of every link in a message to dealers and staff; never taken from a request.',
  ),
  line('PUBLIC_URL_MSA', 'from PORT', 'The same for end customers.'),
  line(
    'SMTP_URL',
    'unset',
    'Real mail, e.g. `smtp://mail.example.com:587`, TLS demanded of other hosts; unset in demo mode = outbox.',
  ),
  line('MAIL_FROM', 'no-reply@ the host of PUBLIC_URL', 'Sender address of mail.'),
  line(
    'SMS_URL',
    'unset',
    'HTTP gateway for text messages, called with POST `{"to","text"}`, https in production; unset in demo mode = outbox.',
  ),
  line(
    'MODE',
    '`demo` for `npm start`, else `production`',
    '`production` refuses the demo world, the outbox, demo keys, a missing PUBLIC_URL or mail transport.',
  ),
  line(
    'TRUSTED_PROXIES',
    'empty',
    'Addresses or networks, comma separated, whose forwarding headers count.',
  ),
  line(
    'PROVIDER_NAME',
    'Alarm Monitoring; demo: Northgate Monitoring',
    'The name of the provider on screens and in messages.',
  ),
  line(
    'STATION_LISTINGS',
    'unset; demo: its own',
    'What the monitoring station is listed as, on alarm certificates.',
  ),
  line(
    'PROVIDER_TIME_ZONE',
    'America/New_York',
    'Where the days of the provider begin and end, e.g. those of news; an IANA name.',
  ),
  line(
    'SUPPORT_PHONE',
    'unset; demo: its own',
    'The phone number shown to people who need help; unset hides it.',
  ),
  line(
    'SITE_GROUP',
    'unset',
    'Number of the dealer whose branding shows to dealers and staff before sign-in.',
  ),
  line('SITE_GROUP_MSA', 'unset; demo: 4471', 'The same for end customers.'),
  line(
    'CLASSIC_URL',
    'unset; demo: /classic of this server',
    'The classic dealer portal; unset hides its entry.',
  ),
  line(
    'DEALER_PORTAL_URL',
    'unset; demo: /dealer-portal of this server',
    "The provider's dealer production portal; unset hides its entry.",
  ),
  line('BILLING_PAY_URL', 'unset', 'Where dealers pay their invoices; unset hides the link.'),
  line(
    'HELP_URL',
    'unset; demo: its own help site',
    'The knowledge base, shown in a frame, its pages named after the screens; unset hides its entry. Its server must let the portal frame it.',
  ),
  line(
    'MAPS_URL',
    'unset; demo: its own',
    'The maps service: a page with `?q=` (an address), a picture with `&picture=light` or `dark`; unset hides maps.',
  ),
  line('MAPS_KEY', 'unset', 'The key sent to the maps service only.'),
  line(
    'SSO_CONFIG',
    'unset; demo: its own three',
    'JSON file describing the identity providers of single sign-on (`adapters/server/SECURITY.md`); secrets may stand in the environment.',
  ),
  line('DEMO_NOW', 'real time', 'Demo mode: the time the clock starts at, ISO 8601.'),
  line(
    'DEMO_WORLD',
    'full',
    'Demo mode: `full`, or `small` for tests: everybody, and the named sites with a few others.',
  ),
  line('DEMO_LIVE', 'on', 'Demo mode: live signals, `on` or `off`.'),
  line(
    'SERVICE_WORKER',
    'on',
    '`off` serves the emptying worker instead: it removes itself and what it kept from every browser that comes by.',
  ),
  line('ENVIRONMENT', 'dev', 'What requests carry as `env`: prod, staging or dev.'),
  line(
    'AUDIT_KEEP_DAYS',
    'unset = for ever',
    'Days that lines of the record are kept, at least 30; older ones go in whole days (UTC), and the check of the record goes on from there.',
  ),
  line(
    'KEY_CODES, KEY_XSRF, KEY_AUDIT, KEY_REFRESH, KEY_PASSCODES',
    'files in DATA_DIR/keys',
    'Secret keys as `id:64 hexadecimal digits`, for several servers that share a database; older ones before the newest, separated by commas; unset = made at first start, mode 0600.',
  ),
];

/** What `--help` prints: each setting with its default, and below it what it means. */
export const settingsHelp = (): readonly string[] =>
  SETTING_LINES.flatMap(({ name, fallback, meaning }) => [
    `${name} (${fallback})`,
    `    ${meaning}`,
  ]);

/** What each secret key is for; one key never serves two purposes (SECURITY.md §2.16). */
export const KEY_PURPOSES = ['codes', 'xsrf', 'audit', 'refresh', 'passcodes'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];
