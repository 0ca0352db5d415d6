import type { IdSource } from '#core/kernel/id-source.port.ts';

/** Creates version 4 UUIDs from the browser's random bytes, because `randomUUID` exists only in a secure context. */
export const cryptoIdSource: IdSource = {
  next: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
    bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  },
};
