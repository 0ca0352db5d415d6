import { isIP } from 'node:net';
import * as z from 'zod';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { DEMO_SIZES } from '../demo/site-volumes.ts';

const isHttp = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '';
};

const isBlockOrAddress = (text: string): boolean => {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
};

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
};

const text = z.string().transform((value) => value.trim());

/** Treats an absent or blank value as null, which means "not set". */
const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? value : null),
    z.nullable(schema),
  );

const address = text
  .refine(isHttp, 'must be an http or https address without a password')
  .transform((value) => value.replace(/\/+$/, ''));

const siteGroup = text
  .refine((value) => /^\d{1,9}$/.test(value), 'must be a site group number')
  .transform(Number);

/** Minimum retention period of the audit log in days. */
const LEAST_KEPT_DAYS = 30;

const key = text.refine(
  (value) => value.split(',').every((one) => /^[a-z0-9-]{1,32}:[0-9a-f]{64}$/.test(one)),
  'must be `id:` and 64 hexadecimal digits, or several of these separated by commas',
);

/** Schema of each environment variable. Every message completes a sentence that starts with the variable's name. */
export const settingFields = z.object({
  MODE: orNull(z.enum(['demo', 'production'], 'must be demo or production')),
  HOST: orNull(text),
  PORT: orNull(
    text
      .refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65532,
        'must be a port number from 0 to 65532, because the three ports after it are used as well',
      )
      .transform(Number),
  ),
  METRICS_PORT: orNull(
    text
      .refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
        'must be a port number from 1 to 65535',
      )
      .transform(Number),
  ),
  DRAIN_MS: orNull(
    text
      .refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 60000,
        'must be a whole number of milliseconds from 0 to 60000',
      )
      .transform(Number),
  ),
  DATA_DIR: orNull(text),
  DATABASE_URL: orNull(
    text.refine(
      (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
      'must be an address that starts with postgres:// or postgresql://',
    ),
  ),
  PUBLIC_URL: orNull(address),
  PUBLIC_URL_MSA: orNull(address),
  SMTP_URL: orNull(
    text.refine(
      (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
      'must be an address that starts with smtp:// or smtps://',
    ),
  ),
  MAIL_FROM: orNull(
    text.refine((value) => /^[^\s@]+@[^\s@]+$/.test(value), 'must be an email address'),
  ),
  SMS_URL: orNull(text.refine((value) => isHttp(value), 'must be an http or https address')),
  TRUSTED_PROXIES: orNull(
    text
      .transform((value) => value.split(',').map((entry) => entry.trim()))
      .refine(
        (list) => list.every(isBlockOrAddress),
        'must hold addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
  ),
  PROVIDER_NAME: orNull(
    text.refine((value) => value.length <= 64, 'must be at most 64 characters'),
  ),
  STATION_LISTINGS: orNull(text),
  PROVIDER_TIME_ZONE: orNull(
    text.refine(isTimeZone, 'must be the name of a time zone such as America/New_York'),
  ),
  SUPPORT_PHONE: orNull(text.transform(formatPhone)),
  SITE_GROUP: orNull(siteGroup),
  SITE_GROUP_MSA: orNull(siteGroup),
  CLASSIC_URL: orNull(address),
  DEALER_PORTAL_URL: orNull(address),
  HELP_URL: orNull(address),
  BILLING_PAY_URL: orNull(address),
  MAPS_URL: orNull(address),
  MAPS_KEY: orNull(text),
  SSO_CONFIG: orNull(text),
  DEMO_NOW: orNull(
    text
      .refine(
        (value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
        'must be a time such as 2026-03-12T14:05:00Z',
      )
      .transform((value) => Date.parse(value)),
  ),
  DEMO_WORLD: orNull(z.enum(DEMO_SIZES, 'must be full or small')),
  DEMO_LIVE: orNull(z.enum(['on', 'off'], 'must be on or off')),
  SERVICE_WORKER: orNull(z.enum(['on', 'off'], 'must be on or off')),
  ENVIRONMENT: orNull(z.enum(['prod', 'staging', 'dev'], 'must be prod, staging or dev')),
  AUDIT_KEEP_DAYS: orNull(
    text
      .refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) >= LEAST_KEPT_DAYS,
        `must be a number of days, at least ${String(LEAST_KEPT_DAYS)}`,
      )
      .transform(Number),
  ),
  KEY_CODES: orNull(key),
  KEY_XSRF: orNull(key),
  KEY_AUDIT: orNull(key),
  KEY_REFRESH: orNull(key),
  KEY_PASSCODES: orNull(key),
});
export type SettingFields = z.output<typeof settingFields>;
