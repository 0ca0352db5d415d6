import type { DemoSize } from '../demo/site-volumes.ts';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';

/** One line of the table of settings: what README prints and what `readSettings` knows. */
export interface SettingLine {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** Every environment variable the server reads; README's table is made of this list. */
export const SETTING_LINES = [
  {
    name: 'PORT',
    fallback: '4280',
    meaning:
      'Dealers and staff; the consumer variant listens on the next port, the demo identity provider on the one after.',
  },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Listening address.' },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Embedded database, stored documents, generated keys.',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'unset',
    meaning:
      'PostgreSQL, or a database that speaks its protocol, instead of the embedded engine; several servers may share it.',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'from PORT',
    meaning: 'Base of every link in a message to dealers and staff; never taken from a request.',
  },
  {
    name: 'PUBLIC_URL_MSA',
    fallback: 'from PORT',
    meaning: 'The same for end customers.',
  },
  {
    name: 'SMTP_URL',
    fallback: 'unset',
    meaning:
      'Real mail, e.g. `smtp://mail.example.com:587`, TLS demanded of other hosts; unset in demo mode = outbox.',
  },
  {
    name: 'MAIL_FROM',
    fallback: 'no-reply@ the host of PUBLIC_URL',
    meaning: 'Sender address of mail.',
  },
  {
    name: 'SMS_URL',
    fallback: 'unset',
    meaning:
      'HTTP gateway for text messages, called with POST `{"to","text"}`, https in production; unset in demo mode = outbox.',
  },
  {
    name: 'MODE',
    fallback: '`demo` for `npm start`, else `production`',
    meaning:
      '`production` refuses the demo world, the outbox, demo keys, a missing PUBLIC_URL or mail transport.',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: 'empty',
    meaning: 'Addresses or networks, comma separated, whose forwarding headers count.',
  },
  {
    name: 'PROVIDER_NAME',
    fallback: 'Alarm Monitoring; demo: Northgate Monitoring',
    meaning: 'The name of the provider on screens and in messages.',
  },
  {
    name: 'PROVIDER_TIME_ZONE',
    fallback: 'America/New_York',
    meaning: 'Where the days of the provider begin and end, e.g. those of news; an IANA name.',
  },
  {
    name: 'SUPPORT_PHONE',
    fallback: 'unset; demo: its own',
    meaning: 'The phone number shown to people who need help; unset hides it.',
  },
  {
    name: 'SITE_GROUP',
    fallback: 'unset',
    meaning: 'Number of the dealer whose branding shows to dealers and staff before sign-in.',
  },
  {
    name: 'SITE_GROUP_MSA',
    fallback: 'unset; demo: 4471',
    meaning: 'The same for end customers.',
  },
  {
    name: 'CLASSIC_URL',
    fallback: 'unset; demo: /classic of this server',
    meaning: 'The classic dealer portal; unset hides its entry.',
  },
  {
    name: 'DEALER_PORTAL_URL',
    fallback: 'unset',
    meaning: "The provider's dealer production portal; unset hides its entry.",
  },
  { name: 'HELP_URL', fallback: 'unset', meaning: 'The knowledge base; unset hides its entry.' },
  { name: 'MAPS_URL', fallback: 'unset', meaning: 'The maps service; unset hides maps.' },
  { name: 'MAPS_KEY', fallback: 'unset', meaning: 'The key sent to the maps service only.' },
  {
    name: 'SSO_CONFIG',
    fallback: 'unset; demo: its own three',
    meaning:
      'JSON file describing the identity providers of single sign-on (`adapters/server/SECURITY.md`); secrets may stand in the environment.',
  },
  {
    name: 'DEMO_NOW',
    fallback: 'real time',
    meaning: 'Demo mode: the time the clock starts at, ISO 8601.',
  },
  {
    name: 'DEMO_WORLD',
    fallback: 'full',
    meaning:
      'Demo mode: `full`, or `small` for tests: everybody, and the named sites with a few others.',
  },
  { name: 'DEMO_LIVE', fallback: 'on', meaning: 'Demo mode: live signals, `on` or `off`.' },
  {
    name: 'SERVICE_WORKER',
    fallback: 'on',
    meaning:
      '`off` serves the emptying worker instead: it removes itself and what it kept from every browser that comes by.',
  },
  {
    name: 'ENVIRONMENT',
    fallback: 'dev',
    meaning: 'What requests carry as `env`: prod, staging or dev.',
  },
  {
    name: 'KEY_CODES, KEY_XSRF, KEY_AUDIT, KEY_REFRESH',
    fallback: 'files in DATA_DIR/keys',
    meaning:
      'Secret keys as `id:64 hexadecimal digits`, for several servers that share a database; unset = made at first start, mode 0600.',
  },
] as const satisfies readonly SettingLine[];

/** What the server was told, checked; nothing else reads the environment. */
export interface Settings {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  /** 0 = any free port, for tests; the consumer variant then takes another free one. */
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Without trailing slash; null = made of host and port once listening. */
  readonly publicUrl: string | null;
  readonly publicUrlMsa: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly smsUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly providerName: string;
  readonly providerTimeZone: string;
  readonly supportPhone: string | null;
  readonly siteGroup: number | null;
  readonly siteGroupMsa: number | null;
  readonly classicUrl: string | null;
  readonly dealerPortalUrl: string | null;
  readonly helpUrl: string | null;
  readonly mapsUrl: string | null;
  readonly mapsKey: string | null;
  readonly ssoConfig: string | null;
  /** Milliseconds UTC; null = real time. */
  readonly demoNow: number | null;
  readonly demoWorld: DemoSize;
  readonly demoLive: boolean;
  /** False serves the kill switch in the worker's place (SECURITY.md §3). */
  readonly serviceWorker: boolean;
  readonly environment: RuntimeConfiguration['environment'];
  /** Keys handed in by the environment instead of files, `id:hex`. */
  readonly keys: Readonly<Record<KeyPurpose, string | null>>;
}

/** What each secret key is for; one key never serves two purposes (SECURITY.md §2.16). */
export const KEY_PURPOSES = ['codes', 'xsrf', 'audit', 'refresh'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];
