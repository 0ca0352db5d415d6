/** One entry in the list of settings (deploy README "Settings"). */
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

/** Every environment variable that the server reads. A test compares this list with the deploy README. */
export const SETTING_LINES: readonly SettingLine[] = [
  line(
    'PORT',
    '4280',
    'Port for dealers and staff. The next three ports serve end customers, the demo identity provider and the demo help site.',
  ),
  line('HOST', '127.0.0.1', 'Address the server listens on.'),
  line(
    'METRICS_PORT',
    'unset',
    'Port on HOST that serves figures for Prometheus at `/metrics`, without sign-in: let only the collector reach it. Unset: no figures.',
  ),
  line(
    'DRAIN_MS',
    '5000; demo: 0',
    'Milliseconds, 0 to 60000, for which a stopping server is not ready but answers all but new live streams, so that load balancers switch to other servers.',
  ),
  line(
    'DATA_DIR',
    '.data',
    'Folder of the embedded database with its documents, and of the generated keys.',
  ),
  line(
    'DATABASE_URL',
    'unset',
    'PostgreSQL, or a database with its protocol; servers may share it. Poolers: by session alone (PgBouncer: `pool_mode = session`). Unset: the embedded engine.',
  ),
  line(
    'PUBLIC_URL',
    'from PORT',
    'Address that every link in a message to dealers and staff begins with; never taken from a request.',
  ),
  line('PUBLIC_URL_MSA', 'from PORT', 'The same for end customers.'),
  line(
    'SMTP_URL',
    'unset',
    'Mail server, e.g. `smtp://mail.example.com:587`; TLS is required unless it runs on this host. Unset in demo mode: the outbox.',
  ),
  line('MAIL_FROM', 'no-reply@ the host of PUBLIC_URL', 'Sender address of mail.'),
  line(
    'SMS_URL',
    'unset',
    'HTTP gateway for text messages, called with POST `{"to","text"}`; https in production. Unset in demo mode: the outbox.',
  ),
  line(
    'MODE',
    '`demo` for `npm start`, else `production`',
    '`production` refuses the demo world, the outbox, demo keys, and a missing PUBLIC_URL or mail server.',
  ),
  line(
    'TRUSTED_PROXIES',
    'empty',
    'Addresses or networks of your proxies, separated by commas. Their forwarding headers count; behind any other proxy all callers share its limits.',
  ),
  line(
    'PROVIDER_NAME',
    'Alarm Monitoring; demo: Northgate Monitoring',
    'Name of the provider on screens and in messages.',
  ),
  line(
    'STATION_LISTINGS',
    'unset; demo: its own',
    'What the monitoring station is listed as; alarm certificates print it.',
  ),
  line(
    'PROVIDER_TIME_ZONE',
    'America/New_York',
    'Time zone in which the days of the provider begin and end, e.g. those of news; an IANA name.',
  ),
  line(
    'SUPPORT_PHONE',
    'unset; demo: its own',
    'Phone number shown to people who need help; unset hides it.',
  ),
  line(
    'SITE_GROUP',
    'unset',
    'Number of the dealer whose branding dealers and staff see before sign-in.',
  ),
  line('SITE_GROUP_MSA', 'unset; demo: 4471', 'The same for end customers.'),
  line(
    'CLASSIC_URL',
    'unset; demo: /classic of this server',
    'Address of the classic dealer portal; unset hides its entry.',
  ),
  line(
    'DEALER_PORTAL_URL',
    'unset; demo: /dealer-portal of this server',
    "Address of the provider's dealer production portal; unset hides its entry.",
  ),
  line(
    'BILLING_PAY_URL',
    'unset',
    'Address where dealers pay their invoices; unset hides the link.',
  ),
  line(
    'HELP_URL',
    'unset; demo: its own help site',
    'Knowledge base with pages named after the screens. The portal shows it in a frame, which its server must allow. Unset hides its entry.',
  ),
  line(
    'MAPS_URL',
    'unset; demo: its own',
    'Maps service: a page with `?q=` (an address), a picture with `&picture=light` or `dark`; unset hides maps.',
  ),
  line('MAPS_KEY', 'unset', 'Key that is sent to the maps service only.'),
  line(
    'SSO_CONFIG',
    'unset; demo: its own three',
    'JSON file that describes the identity providers of single sign-on (`composition/deploy/single-sign-on.md`); secrets may come from the environment.',
  ),
  line('DEMO_NOW', 'real time', 'Demo mode: time at which the clock starts, ISO 8601.'),
  line(
    'DEMO_WORLD',
    'full',
    'Demo mode: `full`, or `small` for tests: all people, the named sites and a few others.',
  ),
  line('DEMO_LIVE', 'on', 'Demo mode: live signals, `on` or `off`.'),
  line(
    'SERVICE_WORKER',
    'on',
    '`off` serves a worker that removes itself and all that the service worker stored, from each browser that visits.',
  ),
  line('ENVIRONMENT', 'dev', 'Environment that requests name as `env`: prod, staging or dev.'),
  line(
    'AUDIT_KEEP_DAYS',
    'unset = forever',
    'Days that the audit log is kept, at least 30. Older lines are removed by whole days (UTC); verification starts at the oldest remaining line.',
  ),
  line(
    'KEY_CODES, KEY_XSRF, KEY_AUDIT, KEY_REFRESH, KEY_PASSCODES',
    'files in DATA_DIR/keys',
    'Secret keys for servers that share a database: `id:64 hexadecimal digits`, separated by commas, the newest last. Unset: made at the first start, mode 0600.',
  ),
];

/** Returns the lines of `--help`: each setting with its default, followed by its meaning. */
export const settingsHelp = (): readonly string[] =>
  SETTING_LINES.flatMap(({ name, fallback, meaning }) => [
    `${name} (${fallback})`,
    `    ${meaning}`,
  ]);

/** The purposes of secret keys. One key never serves two purposes (SECURITY.md §2.16). */
export const KEY_PURPOSES = ['codes', 'xsrf', 'audit', 'refresh', 'passcodes'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];
