import * as z from 'zod/mini';

const bytesSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): Uint8Array => {
    if (value instanceof Uint8Array) return value;
    context.issues.push({ code: 'custom', message: 'Must be a file', input: value });
    return new Uint8Array();
  }),
);

/** What a download of a stored file may be, where pictures are taken beside PDFs. */
export const STORED_MEDIA = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** The media types of reports. */
export const REPORT_MEDIA = [
  'application/pdf',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** The answer of a download: the name of its header, the bytes of its body. */
export const fileReplySchema = z.object({ name: z.string(), bytes: bytesSchema });
