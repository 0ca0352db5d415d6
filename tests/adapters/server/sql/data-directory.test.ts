import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataDirectory } from '#adapters/server/sql/data-directory.ts';

describe('a data directory that everybody may open', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'open-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is closed to everybody else, and its group keeps what it may', async () => {
    chmodSync(folder, 0o775);
    (await claimDataDirectory(folder))();
    expect(statSync(folder).mode & 0o777).toBe(0o770);
  });

  it('is refused in one line where it is shared on purpose, and left as it is', async () => {
    chmodSync(folder, 0o1777);
    await expect(claimDataDirectory(folder)).rejects.toThrow(
      /^Everybody on this machine may open the data directory .+ Set DATA_DIR to a folder in it, which the server makes for itself\.$/,
    );
    expect(statSync(folder).mode & 0o1777).toBe(0o1777);
    (await claimDataDirectory(join(folder, 'own')))();
    expect(statSync(join(folder, 'own')).mode & 0o777).toBe(0o700);
  });
});
