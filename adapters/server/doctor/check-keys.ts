import { statSync } from 'node:fs';
import path from 'node:path';
import { KeyRefusal, keyFiles, openKeyRings, type KeyRings } from '../secrets/key-ring.ts';
import type { Settings } from '../settings/read-settings.ts';
import { KEY_PURPOSES } from '../settings/settings.ts';
import { findings, type Finding } from './finding.ts';

const { failed, ok, warning } = findings('keys');

/** Returns true if other users can access the file. Always returns false on Windows, which has no such file modes. */
const isOpen = (file: string): boolean =>
  process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;

const checkModes = (dataDir: string): readonly Finding[] => {
  const files = keyFiles(dataDir).map(({ file }) => file);
  const places = files.length === 0 ? [] : [path.join(dataDir, 'keys'), ...files];
  return places
    .filter(isOpen)
    .map((file) =>
      failed(
        `users other than the owner can read ${file}`,
        `chmod ${file.endsWith('.key') ? '600' : '700'} ${file}, and replace the keys if someone may have read them.`,
      ),
    );
};

const missingOf = ({ dataDir, keys }: Settings): readonly string[] => {
  const files = keyFiles(dataDir);
  return KEY_PURPOSES.filter(
    (purpose) => keys[purpose] === null && !files.some((file) => file.purpose === purpose),
  );
};

/**
 * Checks that every key exists, is readable, and is protected from other users. Creates no keys. `rings` is null if the
 * keys cannot be used.
 */
export const checkKeys = (
  settings: Settings,
): { readonly rings: KeyRings | null; readonly found: readonly Finding[] } => {
  const { databaseUrl, dataDir, keys } = settings;
  const modes = checkModes(dataDir);
  const missing = missingOf(settings);
  if (missing.length > 0)
    return {
      rings: null,
      found: [
        ...modes,
        warning(
          `no key yet for ${missing.join(', ')}`,
          `The first start creates them in ${path.join(dataDir, 'keys')}; a database that was used before needs the keys it was used with.`,
        ),
      ],
    };
  try {
    const rings = openKeyRings(settings);
    const fromFiles = KEY_PURPOSES.filter((purpose) => keys[purpose] === null);
    const hint =
      databaseUrl !== null && fromFiles.length > 0
        ? ', from files: every server of this database needs the same'
        : '';
    return {
      rings,
      found: [...modes, ok(`all ${String(KEY_PURPOSES.length)} can be read${hint}`)],
    };
  } catch (error) {
    const isSystem = error instanceof Error && 'code' in error;
    if (!(error instanceof KeyRefusal) && !isSystem) throw error;
    const what = error.message.replace(/\.$/, '');
    return {
      rings: null,
      found: [
        ...modes,
        failed(what, 'Restore the keys from your copy, readable by the server’s user.'),
      ],
    };
  }
};
