import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiateEncoding } from './negotiate-encoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page with the encoding in which it is sent. */
export interface CompressedPage {
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: Buffer;
}

/** Compresses a page that was rendered for one request, off the main thread. */
export const compressPage = async (
  html: string,
  accepted: string | undefined,
): Promise<CompressedPage> => {
  const plain = Buffer.from(html, 'utf8');
  const encoding = negotiateEncoding(accepted, ['br', 'gzip'] as const);
  if (encoding === null) return { encoding, body: plain };
  if (encoding === 'gzip') return { encoding, body: await zip(plain) };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return { encoding, body: await brotli(plain, { params }) };
};
