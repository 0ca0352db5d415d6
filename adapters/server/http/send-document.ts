import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Document, DocumentInParts } from '#core/documents/document.ts';
import { DOCUMENT_SIZE } from '#adapters/wire/headers.ts';
import { mediaTypeOf } from '#core/documents/media-type-of.rule.ts';
import { FILE_POLICY } from './security-headers.ts';

const plain = (name: string): string => name.replaceAll(/[^\w .-]/g, '_');

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Sends a file as a download, which browsers neither display nor cache. Streams a file in parts as fast as the client
 * reads (SECURITY.md §2.13, RFC 6266).
 */
export const sendDocument = (
  reply: FastifyReply,
  document: Document | DocumentInParts,
): FastifyReply => {
  const { name } = document;
  reply
    .headers({
      'content-disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': FILE_POLICY,
      'cache-control': 'no-store',
    })
    .type(name.endsWith('.csv') ? 'text/csv; charset=utf-8' : mediaTypeOf(name));
  if ('parts' in document) {
    const stream = Readable.from(document.parts, { objectMode: false });
    if (document.size !== null)
      reply.headers({ 'content-length': document.size, [DOCUMENT_SIZE]: document.size });
    return reply.send(stream);
  }
  const { buffer, byteOffset, byteLength } = document.bytes;
  return reply.header(DOCUMENT_SIZE, byteLength).send(Buffer.from(buffer, byteOffset, byteLength));
};
