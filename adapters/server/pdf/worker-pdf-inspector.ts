import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { DocumentInspector } from '#core/backend/documents/document-inspector.port.ts';
import type { Document } from '#core/documents/document.ts';
import type { PdfProblem } from '#core/documents/check-pdf-bytes.rule.ts';
import { BoundedPool } from '../secrets/bounded-pool.ts';

/** In milliseconds: `look` is the time limit for inspecting a file, `begin` the time limit for starting the thread. */
const LIMITS = { look: 2000, begin: 20000 } as const;

interface Found {
  readonly problem: PdfProblem | null;
}

const isFound = (text: unknown): text is Found =>
  typeof text === 'object' && text !== null && 'problem' in text;

/**
 * Inspects each PDF in a separate thread, with limits of 2 s and 128 MB. At most two threads run in parallel, and at most
 * eight files wait (SECURITY.md §2.13).
 */
export class WorkerPdfInspector implements DocumentInspector {
  readonly #program: string;
  readonly #look: number;
  readonly #pool = new BoundedPool({ width: 2, waiting: 8 });

  /** `program` is the path of the built `pdf-worker`. `look` is the time limit of an inspection in milliseconds. */
  constructor(program: string, look: number = LIMITS.look) {
    this.#program = program;
    this.#look = look;
  }

  inspect(bytes: Uint8Array): Promise<PdfProblem | 'busy' | null> {
    return this.#pool.run(() => this.#lookInto(bytes));
  }

  digest({ name, bytes }: Document): string {
    return createHash('sha256')
      .update(`${String(name.length)} ${name}`)
      .update(bytes)
      .digest('hex');
  }

  #lookInto(bytes: Uint8Array): Promise<PdfProblem | null> {
    const worker = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    });
    return new Promise((resolve) => {
      let clock = setTimeout(() => end('broken'), LIMITS.begin);
      const end = (problem: PdfProblem | null): void => {
        clearTimeout(clock);
        void worker.terminate();
        resolve(problem);
      };
      worker.on('message', (text: unknown) => {
        if (isFound(text)) {
          end(text.problem);
          return;
        }
        clearTimeout(clock);
        clock = setTimeout(() => end('broken'), this.#look);
        worker.postMessage(bytes);
      });
      // If the thread runs out of memory or the parser crashes, the file counts as broken.
      worker.on('error', () => end('broken'));
    });
  }
}
