import * as z from 'zod';
import { runtimeConfigurationSchema } from '#core/configuration/runtime-configuration.schema.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { FAILURE_TEXT } from '#core/mail-failures/failure-text.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { CONFIGURATION_PATH } from '#adapters/wire/headers.ts';
import type { Settings } from '../settings/read-settings.ts';
import { ask, type Heard } from './ask.ts';
import { findings, type Finding } from './finding.ts';
import { checkProxy, STRANGERS } from './check-proxy.ts';
import { DOCTOR_PATH, makeProof, PROOF_HEADER, type Seen } from './proof.ts';

const DAY = 24 * 3600000;
const SOON_DAYS = 21;
const SKEW_MS = 5000;

export interface PublicAddress {
  /** Name of the setting that contains the URL. */
  readonly name: 'PUBLIC_URL' | 'PUBLIC_URL_MSA';
  readonly url: string;
  readonly variant: Variant;
  readonly settings: Settings;
  /** Key for the doctor's proof; null if the keys cannot be read. */
  readonly key: Buffer | null;
  readonly build: string | null;
  readonly now: () => number;
  readonly ca: string | undefined;
}

const healthSchema = z.object({ live: z.boolean(), ready: z.boolean(), version: z.string() });

const parsed = <T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  body: string,
): T | null => {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
};

const checkCertificate = (
  name: string,
  { certificateUntil }: Heard,
  now: number,
): readonly Finding[] => {
  if (certificateUntil === null) return [];
  const { ok, warning } = findings(`certificate of ${name}`);
  const days = Math.floor((certificateUntil - now) / DAY);
  return [
    days < SOON_DAYS
      ? warning(
          `ends in ${counted(days, 'day')}`,
          'Renew it now, and find out why it did not renew automatically.',
        )
      : ok(`good for ${counted(days, 'day')}`),
  ];
};

const checkDate = (name: string, { date }: Heard, now: number): readonly Finding[] => {
  // Adds half a second, because the Date header truncates the time to whole seconds.
  if (date === null || Math.abs(date + 500 - now) <= SKEW_MS + 500) return [];
  const seconds = Math.round((date - now) / 1000);
  return [
    findings('clock').warning(
      `${name} is ${counted(Math.abs(seconds), 'second')} ${seconds > 0 ? 'ahead of' : 'behind'} this machine`,
      'Sync all machines with a time server (chrony, systemd-timesyncd).',
    ),
  ];
};

const assessHealth = ({ name, url }: PublicAddress, { body, location, status }: Heard): Finding => {
  const { failed, ok, warning } = findings(name);
  const health = parsed(healthSchema, body);
  if (status === 503)
    return failed(
      `${url} answers 503`,
      'The server is starting or stopping, or its database does not respond; see its log.',
    );
  if (location !== null)
    return failed(
      `${url} leads on to ${location.slice(0, 100)} (${String(status)})`,
      `Set ${name} to the address where the portal itself responds.`,
    );
  if (health === null)
    return failed(
      `something other than the portal responds at ${url} (${String(status)})`,
      `Check ${name} and the proxy: it must forward every path.`,
    );
  if (health.version !== APP_VERSION)
    return warning(
      `version ${health.version.slice(0, 20)} answers at ${url}, this program is ${APP_VERSION}`,
      'Restart the servers with the version that is installed.',
    );
  return ok(`ready at ${url}, version ${health.version}`);
};

const checkConfiguration = (
  { name, settings, url, variant }: PublicAddress,
  { body }: Heard,
): readonly Finding[] => {
  const { failed } = findings(name);
  const configuration = parsed(runtimeConfigurationSchema, body);
  if (configuration === null)
    return [failed(`${url} returns no configuration`, 'Check that the proxy forwards every path.')];
  if (configuration.variant !== variant)
    return [
      failed(
        `${url} is the portal of ${configuration.variant === 'dealer' ? 'dealers and staff' : 'end customers'}`,
        'PUBLIC_URL leads to PORT, PUBLIC_URL_MSA to the next port: one of them, or the proxy, leads to the other.',
      ),
    ];
  if (
    configuration.providerName !== settings.providerName ||
    configuration.environment !== settings.environment
  )
    return [
      failed(
        `${url} is another deployment: it reports “${configuration.providerName.slice(0, 64)}”, ${configuration.environment}`,
        `Check ${name} and the proxy, or run this program with the server’s settings.`,
      ),
    ];
  return [];
};

const seenBy = async (
  address: PublicAddress,
  key: Buffer,
  pretend: boolean,
): Promise<Seen | null> => {
  const proof = makeProof(key, Date.now());
  const headers = {
    [PROOF_HEADER]: proof.header,
    ...(pretend && { 'x-forwarded-for': STRANGERS }),
  };
  const heard = await ask({ url: `${address.url}${DOCTOR_PATH}`, headers, ca: address.ca });
  return heard.ok && heard.value.status === 200
    ? proof.read(parsed(z.unknown(), heard.value.body))
    : null;
};

const checkBuild = ({ build, name }: PublicAddress, seen: Seen): readonly Finding[] =>
  build === null || seen.build === null || seen.build === build
    ? []
    : [
        findings(name).warning(
          `a server of another build answers (${seen.build}, this program is ${build})`,
          'Restart the servers with the build that is installed.',
        ),
      ];

const checkDeployment = async (address: PublicAddress): Promise<readonly Finding[]> => {
  if (address.key === null) return [];
  const plain = await seenBy(address, address.key, false);
  const pretending = plain === null ? null : await seenBy(address, address.key, true);
  if (plain === null || pretending === null)
    return [
      findings(address.name).failed(
        `the server at ${address.url} does not hold the keys of this DATA_DIR: another deployment, or an older program`,
        `Check ${address.name} and the proxy; run this program with the settings and DATA_DIR of the server.`,
      ),
    ];
  return [
    ...checkBuild(address, plain),
    ...checkProxy(`proxy before ${address.name}`, address.url, { plain, pretending }),
  ];
};

/**
 * Checks whether users reach this deployment at a public URL, whether the certificate stays valid, and whether proxies
 * forward the client's address.
 */
export const checkPublicUrl = async (address: PublicAddress): Promise<readonly Finding[]> => {
  const { ca, name, now, url } = address;
  const health = await ask({ url: `${url}/api/health`, ca });
  if (!health.ok) {
    const { cause, code } = health.error;
    const { todo, what } = FAILURE_TEXT[cause];
    const reason = code === null ? what : `${what} (${code})`;
    return [
      findings(name).failed(
        `${url} cannot be reached: ${reason}`,
        `${todo} Is the server running?`,
      ),
    ];
  }
  const found = [
    assessHealth(address, health.value),
    ...checkCertificate(name, health.value, now()),
    ...checkDate(name, health.value, now()),
  ];
  if (found[0]?.state === 'failed') return found;
  const configuration = await ask({ url: `${url}${CONFIGURATION_PATH}`, ca });
  const other = configuration.ok ? checkConfiguration(address, configuration.value) : [];
  if (other.length > 0) return [...found, ...other];
  return [...found, ...(await checkDeployment(address))];
};
