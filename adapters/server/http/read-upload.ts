import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import type { Document } from '#core/documents/document.ts';
import { cleanFileName } from '#core/documents/clean-file-name.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { answer, type RefusalAnswer } from './refusal-answer.rule.ts';

const refusal = (status: number, message: string) =>
  err(answer(status, message, 'documentRefused'));

const NOT_ONE = refusal(400, 'Send exactly one file.');
const CUT_SHORT = refusal(400, 'The upload was incomplete. Send the file again.');
const tooLarge = (most: number) =>
  refusal(413, `The file must be at most ${String(most / 1024 / 1024)} MB.`);
const NO_FORM = refusal(415, 'Send the document as the only part of a form.');

/** Maximum overhead in bytes that a form adds to its file. */
const AROUND = 16 * 1024;
const TOO_MANY: ReadonlySet<unknown> = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
]);

/** Matches error messages of the multipart parser for a truncated form or a wrong boundary. Such errors have no code. */
const ENDS_EARLY = /unexpected end of multipart data|boundary not found/i;

/** Maximum size of an upload in bytes, unless the route sets another. */
const DOCUMENT = LIMITS.documentBytes;

/** Makes the routes of this scope accept a form with one file. */
export const takeUploads = async (scope: FastifyInstance, most = DOCUMENT): Promise<void> => {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 8, fileSize: most },
  });
};

/** Collects incoming bytes in one buffer, which is allocated in advance if the size is known. */
class Gathered {
  #room: Buffer;
  #length = 0;

  constructor(expected: number) {
    this.#room = Buffer.allocUnsafeSlow(expected);
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#room.length) {
      const larger = Buffer.allocUnsafeSlow(length * 2);
      larger.set(this.#room.subarray(0, this.#length));
      this.#room = larger;
    }
    this.#room.set(chunk, this.#length);
    this.#length = length;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#length);
  }
}

const readParts = async (
  request: FastifyRequest,
  most: number,
): Promise<Result<Document, RefusalAnswer>> => {
  let found: Document | null = null;
  for await (const part of request.parts()) {
    if (part.type !== 'file' || found !== null) return NOT_ONE;
    const gathered = new Gathered(Math.min(Number(request.headers['content-length'] ?? 0), most));
    for await (const chunk of part.file) gathered.add(chunk as Buffer);
    if (part.file.truncated) return tooLarge(most);
    found = { name: cleanFileName(part.filename), bytes: gathered.bytes };
  }
  return found === null ? NOT_ONE : ok(found);
};

/** Reads the only file of an upload. Discards a file that is too large (SECURITY.md §2.13). */
export const readUpload = async (
  request: FastifyRequest,
  most = DOCUMENT,
): Promise<Result<Document, RefusalAnswer>> => {
  if (!request.isMultipart()) return NO_FORM;
  if (Number(request.headers['content-length'] ?? 0) > most + AROUND) return tooLarge(most);
  try {
    return await readParts(request, most);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    if ('code' in cause && TOO_MANY.has(cause.code)) return NOT_ONE;
    if (ENDS_EARLY.test(cause.message)) return CUT_SHORT;
    throw cause;
  }
};
