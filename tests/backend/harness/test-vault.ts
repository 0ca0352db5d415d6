import { AesPasscodeVault } from '#adapters/server/secrets/aes-passcode-vault.ts';

const KEY = { id: 'demo-1', bytes: Buffer.alloc(32, 3) };

/** A passcode vault with a fixed test key. */
export const testVault = new AesPasscodeVault({
  current: KEY,
  byId: (id) => (id === KEY.id ? KEY : null),
});
