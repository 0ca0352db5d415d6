import * as z from 'zod/mini';

const bytesSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): Uint8Array => {
    if (value instanceof Uint8Array) return value;
    context.issues.push({ code: 'custom', message: 'Must be a file', input: value });
    return new Uint8Array();
  }),
);

/** Media types of a stored file: PDFs and images. */
export const STORED_MEDIA = ['application/pdf', 'image/png', 'image/jpeg'] as const;

export const REPORT_MEDIA = [
  'application/pdf',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** Response of a download. The file name comes from the header, the bytes from the body. */
export const fileReplySchema = z.object({ name: z.string(), bytes: bytesSchema });
