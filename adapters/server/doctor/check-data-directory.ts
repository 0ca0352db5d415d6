import { grouped } from '#core/kernel/counted.rule.ts';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { userOf } from '../sql/data-directory.ts';
import type { Settings } from '../settings/read-settings.ts';
import { findings, type Finding } from './finding.ts';

const { failed, ok, warning } = findings('data directory');

const MB = 1024 * 1024;
const SPACE = { tight: 1024 * MB, full: 100 * MB } as const;

/** Returns the path itself if it exists, otherwise its closest existing parent folder. */
const nearest = (place: string): string =>
  existsSync(place) ? place : nearest(path.dirname(path.resolve(place)));

const mayWrite = (place: string): boolean => {
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Checks the free space and access rights of the data directory, and which process uses the directory. Writes nothing. */
export const checkDataDirectory = ({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): readonly Finding[] => {
  const place = nearest(dataDir);
  if (!mayWrite(place))
    return [
      failed(
        `this user cannot write to ${place}`,
        'Set DATA_DIR to a directory that the server’s user can write to.',
      ),
    ];
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const text = `${grouped(Math.floor(free / MB))} MB free for ${dataDir}`;
  if (free < SPACE.full) return [failed(text, 'Free up disk space.')];
  if (free < SPACE.tight) return [warning(text, 'Free up disk space before the disk is full.')];
  // With PostgreSQL, no process locks the data directory.
  if (databaseUrl !== null) return [ok(text)];
  const user = userOf(dataDir);
  return [
    ok(`${text}, ${user === null ? 'not in use by a server' : `used by process ${String(user)}`}`),
  ];
};
