import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

/** Every text a PDF of ours writes, in its order, one a line. */
export const textsOf = (bytes: Uint8Array): string => {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, body = '']) => {
      const isHex = /^[\da-f]+>$/.test(body);
      try {
        return inflateSync(Buffer.from(body, isHex ? 'hex' : 'latin1')).toString('latin1');
      } catch {
        // What is not packed stands there as it is.
        return body;
      }
    },
  );
  return streams
    .flatMap((stream) => [...stream.matchAll(/<([0-9A-Fa-f]+)> Tj/g)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
};

/** The words of a PDF as a reader that is not ours finds them. */
export const wordsOf = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, maxBuffer: 64 << 20 }).toString();
