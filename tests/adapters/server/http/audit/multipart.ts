const BOUNDARY = 'a-line-nobody-writes';

/** Builds a multipart form with one file. */
export const multipart = ({
  name,
  content,
}: {
  readonly name: string;
  readonly content: Buffer;
}): { readonly payload: Buffer; readonly headers: Record<string, string> } => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});
