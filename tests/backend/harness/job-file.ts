import type { Transaction, UnitOfWork } from '#core/backend/unit-of-work.port.ts';
import type { DocumentInParts } from '#core/documents/document.ts';

/** Returns the text that a job has written to its file so far. */
export const jobFile = (unitOfWork: UnitOfWork, id: string): Promise<string> =>
  unitOfWork.run(async (tx: Transaction) => {
    const parts: Uint8Array[] = [];
    for (;;) {
      const part = await tx.jobs.part(id, parts.length);
      if (part === null) return Buffer.concat(parts).toString();
      parts.push(part);
    }
  });

/** Reads a document in parts and returns its complete text. */
export const wholeText = async ({ parts }: DocumentInParts): Promise<string> => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(Buffer.from(part));
  return Buffer.concat(all).toString();
};
