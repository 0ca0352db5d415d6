import type { Variant } from '#core/session/user.schema.ts';
import type { KeyRings } from '../secrets/key-ring.ts';
import type { Settings } from '../settings/read-settings.ts';
import { checkDataDirectory } from './check-data-directory.ts';
import { checkKeys } from './check-keys.ts';
import { checkMail } from './check-mail.ts';
import { checkPublicUrl } from './check-public-url.ts';
import { checkSettings } from './check-settings.ts';
import { checkSms } from './check-sms.ts';
import { findings, type Finding } from './finding.ts';
import { checkDatabase } from './check-database.ts';
import { checkEvidence } from './check-evidence.ts';
import { doctorKey } from './proof.ts';
import { lookAtEmbedded } from './look-at-embedded.ts';
import { lookAtPostgres } from './look-at-postgres.ts';

export interface Examined {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Identifies the source code from which the program was built; null if it was not built. */
  readonly build: string | null;
  readonly mailTo: string | null;
  readonly mailWord: string | null;
  readonly smsTo: string | null;
  /** Asks the operator a question; null without a terminal. */
  readonly question: ((text: string) => Promise<string>) | null;
  /** Clock; replaced in tests. */
  readonly now?: () => number;
  /** Certificate authorities in PEM format, in addition to those of Node. */
  readonly ca?: string;
}

const { failed } = findings('database');

const examineDatabase = async (
  { dataDir, databaseUrl }: Settings,
  rings: KeyRings | null,
  now: () => number,
  text: string | undefined,
): Promise<readonly Finding[]> => {
  if (databaseUrl === null && text !== undefined && text.trim() !== '')
    return [
      failed(
        'not checked because DATABASE_URL cannot be read',
        'Correct DATABASE_URL; the embedded database is used only while it is not set.',
      ),
    ];
  const seen =
    databaseUrl === null
      ? await lookAtEmbedded(dataDir, now())
      : await lookAtPostgres(databaseUrl, now);
  if (!seen.ok) return seen.error;
  const { evidence } = seen.value;
  return [
    ...checkDatabase(seen.value, rings),
    ...(evidence === null ? [] : checkEvidence(evidence)),
  ];
};

const VARIANTS = [
  ['PUBLIC_URL', 'dealer', 0],
  ['PUBLIC_URL_MSA', 'consumer', 1],
] as const satisfies readonly (readonly [string, Variant, number])[];

/** Runs all checks of a deployment in sequence and reports each finding immediately. */
export const examine = async (
  asked: Examined,
  notify: (found: Finding) => void,
): Promise<readonly Finding[]> => {
  const { ca, environment, mailTo, mailWord, question, smsTo, build } = asked;
  const now = asked.now ?? Date.now;
  const all: Finding[] = [];
  const add = (found: readonly Finding[]): void => {
    for (const one of found) {
      all.push(one);
      notify(one);
    }
  };
  const { settings, found } = checkSettings(environment);
  add(found);
  add(checkDataDirectory(settings));
  const keys = checkKeys(settings);
  add(keys.found);
  add(await examineDatabase(settings, keys.rings, now, environment['DATABASE_URL']));
  const key = keys.rings === null ? null : doctorKey(keys.rings);
  const { mailFrom, mode, port, publicUrl, publicUrlMsa, smsUrl: sms, smtpUrl } = settings;
  for (const [name, variant, offset] of VARIANTS) {
    const url =
      (variant === 'dealer' ? publicUrl : publicUrlMsa) ??
      `http://localhost:${String(port + offset)}`;
    add(await checkPublicUrl({ name, url, variant, settings, key, build, now, ca }));
  }
  const isProduction = mode === 'production';
  const from = mailFrom ?? `no-reply@${new URL(publicUrl ?? 'http://localhost').hostname}`;
  const mail = { url: smtpUrl, from, isProduction, to: mailTo, word: mailWord };
  add([await checkMail({ ...mail, question, key, now, ca })]);
  add([await checkSms({ url: sms, isProduction, to: smsTo })]);
  return all;
};
