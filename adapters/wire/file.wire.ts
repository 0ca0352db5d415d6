import * as z from 'zod/mini';

const bytesSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): Uint8Array => {
    if (value instanceof Uint8Array) return value;
    context.issues.push({ code: 'custom', message: 'Must be a file', input: value });
    return new Uint8Array();
  }),
);

/** The answer of a download: the name of its header, the bytes of its body. */
export const fileReplySchema = z.object({ name: z.string(), bytes: bytesSchema });
