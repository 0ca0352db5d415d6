import type { FastifyReply } from 'fastify';
import type { Document } from '#core/documents/document.ts';
import { mediaTypeOf } from '#core/documents/media-type.rule.ts';

const plain = (name: string): string => name.replaceAll(/[^\w .-]/g, '_');

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A stored file as a download: never shown in a page of ours, never written down by the browser (SECURITY.md §2.13, RFC 6266). */
export const sendDocument = (reply: FastifyReply, { name, bytes }: Document): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    })
    .type(name.endsWith('.csv') ? 'text/csv; charset=utf-8' : mediaTypeOf(name))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
