import { expect, it } from 'vitest';
import { DEFAULT_LOOKS, looksSchema } from '#core/branding/looks.schema.ts';

it.each(['\r\n', '\n', '\r', '\u2028', '\u0000'])(
  'the name that mail comes from stands in one line: %j is refused in it',
  (sign) => {
    const read = (fromName: string) => looksSchema.safeParse({ ...DEFAULT_LOOKS, fromName });
    expect(read('Harbor Point').success).toBe(true);
    expect(read(`Harbor${sign}Bcc: all@example.com`).success).toBe(false);
  },
);
