import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import type { Document } from '#core/documents/document.ts';
import { PDF_WORDS } from '#core/documents/judge-pdf-bytes.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { answer, type RefusalAnswer } from './refusal-answer.rule.ts';

const refusal = (status: number, message: string) =>
  err(answer(status, message, 'documentRefused'));

const NOT_ONE = refusal(400, 'Send exactly one file.');
const TOO_LARGE = refusal(413, `${PDF_WORDS.size}.`);
const NO_FORM = refusal(415, 'A document is sent as the one part of a form.');

/** What a form adds around its file. */
const AROUND = 16 * 1024;
const TOO_MANY: ReadonlySet<unknown> = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
]);

/** Lets the routes of this scope take a form with one file; all others take JSON alone. */
export const takeUploads = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 8, fileSize: LIMITS.documentBytes },
  });
};

const readParts = async (request: FastifyRequest): Promise<Result<Document, RefusalAnswer>> => {
  let found: Document | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file' || found !== null) return NOT_ONE;
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    if (part.file.truncated) return TOO_LARGE;
    found = { name: part.filename, bytes: Buffer.concat(chunks) };
  }
  return found === null ? NOT_ONE : ok(found);
};

/** The one file of an upload, counted while it streams; what is longer than a document may be is never kept (SECURITY.md §2.13). */
export const readUpload = async (
  request: FastifyRequest,
): Promise<Result<Document, RefusalAnswer>> => {
  if (!request.isMultipart()) return NO_FORM;
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.documentBytes + AROUND)
    return TOO_LARGE;
  try {
    return await readParts(request);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && TOO_MANY.has(cause.code)) return NOT_ONE;
    throw cause;
  }
};
