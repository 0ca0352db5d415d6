import { readFileSync } from 'node:fs';
import type { $ZodIssue } from 'zod/v4/core';
import { err, ok, type Result } from '#core/kernel/result.ts';
import {
  ssoFile,
  type SsoConfiguration,
  type SsoEntry,
  type SsoFile,
} from './sso-configuration.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const lineOf = (issue: $ZodIssue): string => {
  const at = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return `SSO_CONFIG ${[at, issue.keys.join(', ')].filter((part) => part !== '').join('.')} is unknown.`;
  const text =
    issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message;
  return `SSO_CONFIG ${at === '' ? 'must be an object with "groups"' : `${at} ${text}`}.`;
};

/** Returns the faults that the schema cannot detect: duplicates, and issuers without TLS. */
const refusalsOf = (file: SsoFile, allowHttp: boolean): readonly string[] =>
  file.groups.flatMap(({ siteGroup, providers }, group) => {
    const at = `SSO_CONFIG groups.${String(group)}`;
    const first = file.groups.findIndex((other) => other.siteGroup === siteGroup);
    const lines = first === group ? [] : [`${at}.siteGroup ${String(siteGroup)} stands twice.`];
    return providers.reduce<string[]>((all, entry, index) => {
      const own = `${at}.providers.${String(index)}`;
      const earlier = providers.slice(0, index);
      const { protocol, hostname } = new URL(entry.issuer);
      const open = protocol === 'http:' && !(allowHttp && LOOPBACK.includes(hostname));
      if (open) all.push(`${own}.issuer must be https.`);
      if (earlier.some((other) => other.provider === entry.provider))
        all.push(`${own}.provider ${entry.provider} stands twice.`);
      // Responses of two providers with the same issuer could not be distinguished (RFC 9207).
      if (earlier.some((other) => other.issuer === entry.issuer))
        all.push(`${own}.issuer stands twice.`);
      return all;
    }, lines);
  });

const secretOf = (
  secret: SsoFile['groups'][number]['providers'][number]['clientSecret'],
  environment: Environment,
): string | null => (typeof secret === 'string' ? secret : (environment[secret.env] ?? '') || null);

const configurationOf = (
  file: SsoFile,
  environment: Environment,
): Result<SsoConfiguration, readonly string[]> => {
  const missing: string[] = [];
  const entries = file.groups.flatMap(({ siteGroup, providers }, group) =>
    providers.map(({ clientSecret, people: _people, ...entry }, index): SsoEntry => {
      const secret = secretOf(clientSecret, environment);
      if (secret === null)
        missing.push(
          `SSO_CONFIG groups.${String(group)}.providers.${String(index)}.clientSecret names an environment variable that is not set.`,
        );
      return { ...entry, siteGroupNum: siteGroup, clientSecret: secret ?? '' };
    }),
  );
  const links = file.groups.flatMap(({ providers }) =>
    providers.flatMap(({ issuer, people }) => people.map((person) => ({ issuer, ...person }))),
  );
  return missing.length > 0 ? err(missing) : ok({ entries, links });
};

/** Parses the content of the SSO_CONFIG file. On failure returns one line per fault, which names the field and never repeats a secret. */
export const parseSsoFile = (
  text: string,
  environment: Environment,
  options: { readonly allowHttp: boolean },
): Result<SsoConfiguration, readonly string[]> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The JSON parser's message is dropped, because it would quote part of the file, which may be a secret.
    return err(['SSO_CONFIG is no valid JSON.']);
  }
  const parsed = ssoFile.safeParse(json, { reportInput: true });
  if (!parsed.success) return err(parsed.error.issues.map(lineOf));
  const refusals = refusalsOf(parsed.data, options.allowHttp);
  return refusals.length > 0 ? err(refusals) : configurationOf(parsed.data, environment);
};

/** Reads and parses the SSO_CONFIG file. Issuers with http are allowed only on loopback and only outside production. */
export const readSsoFile = (
  file: string,
  environment: Environment,
  options: { readonly allowHttp: boolean },
): Result<SsoConfiguration, readonly string[]> => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return err([`SSO_CONFIG names a file that cannot be read (${code}): ${file}.`]);
  }
  return parseSsoFile(text, environment, options);
};
