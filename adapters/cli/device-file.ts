import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { readPrivateFile, writeWholeFile } from './private-file.ts';

/**
 * The cookie by which the portal recognizes this machine. Its secret value replaces the verification code but never the
 * password (SECURITY.md §2.6).
 */
export interface RememberedDevice {
  readonly name: string;
  readonly value: string;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

/** The origin and user that a remembered device belongs to. The device cookie is never sent to another origin or used for another user. */
export interface DeviceOwner {
  readonly origin: string;
  readonly username: string;
}

const fileSchema = z.strictObject({
  origin: z.string(),
  username: z.string(),
  // Only characters that a cookie may contain (RFC 6265, 4.1.1), so that a manipulated file cannot inject headers.
  name: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  value: z.string().check(z.regex(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{1,512}$/)),
  expiresAt: z.iso.datetime(),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const mayBeMade = async (file: string): Promise<Result<null, string>> => {
  try {
    await access(path.dirname(path.resolve(file)), constants.W_OK | constants.X_OK);
    return ok(null);
  } catch {
    return err('does not exist, and its folder does not exist or may not be written');
  }
};

/**
 * Returns the device stored in a file, or null when the file does not exist. Returns an error when other users may read
 * the file, or when its format, origin or username is wrong. The caller prints the error text after the file name.
 */
export const readDeviceFile = async (
  file: string,
  owner: DeviceOwner,
): Promise<Result<RememberedDevice | null, string>> => {
  const read = await readPrivateFile(file, { strangers: 'nobody', links: false });
  if (!read.ok) return read;
  if (read.value === null) return mayBeMade(file);
  const found = z.safeParse(fileSchema, parse(read.value));
  if (!found.success) return err('holds no remembered device: remove it, or name another file');
  const { origin, username, name, value, expiresAt } = found.data;
  if (origin !== owner.origin || username !== owner.username) {
    return err('remembers another address or username: name a file for each');
  }
  return ok({ name, value, expiresAt: Date.parse(expiresAt) });
};

/** Writes a device atomically to a file of mode 0600. Refuses a device that `readDeviceFile` would reject. */
export const writeDeviceFile = async (
  file: string,
  { origin, username }: DeviceOwner,
  { name, value, expiresAt }: RememberedDevice,
): Promise<Result<void, string>> => {
  const until = new Date(expiresAt).toISOString();
  const content = { origin, username, name, value, expiresAt: until };
  if (!z.safeParse(fileSchema, content).success) return err('cannot hold what the portal sent');
  return writeWholeFile(file, `${JSON.stringify(content, null, 2)}\n`, 0o600);
};
