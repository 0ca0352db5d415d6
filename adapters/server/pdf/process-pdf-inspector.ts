import { createHash } from 'node:crypto';
import { fork } from 'node:child_process';
import type { DocumentInspector } from '#core/backend/documents/document-inspector.port.ts';
import type { Document } from '#core/documents/document.ts';
import type { PdfProblem } from '#core/documents/check-pdf-bytes.rule.ts';
import { BoundedPool } from '../secrets/bounded-pool.ts';

/** In milliseconds: `look` is the time limit for inspecting a file, `begin` the time limit for starting the process. */
const LIMITS = { look: 2000, begin: 20000 } as const;
/** Limits of the heap and of the stack, as options of Node.js. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=8', '--stack-size=3500'];

interface Found {
  readonly problem: PdfProblem | null;
}

const isFound = (text: unknown): text is Found =>
  typeof text === 'object' && text !== null && 'problem' in text;

/**
 * Inspects each PDF in a process of its own, with limits of 2 s and 128 MB and without the environment of the server. A
 * thread would not do: if its heap is exhausted, Node.js may end the whole process. At most two processes run in parallel,
 * and at most eight files wait (SECURITY.md §2.13).
 */
export class ProcessPdfInspector implements DocumentInspector {
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

  #lookInto(bytes: Uint8Array): Promise<PdfProblem | 'busy' | null> {
    const reader = fork(this.#program, {
      env: {},
      execArgv: MEMORY,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return new Promise((resolve) => {
      let clock = setTimeout(() => end('broken'), LIMITS.begin);
      const end = (problem: PdfProblem | 'busy' | null): void => {
        clearTimeout(clock);
        reader.kill('SIGKILL');
        resolve(problem);
      };
      reader.on('message', (text: unknown) => {
        if (isFound(text)) {
          end(text.problem);
          return;
        }
        clearTimeout(clock);
        clock = setTimeout(() => end('broken'), this.#look);
        reader.send(bytes);
      });
      // If the process runs out of memory or the parser crashes, the file counts as broken. A stop of the whole server, which
      // may reach the process too, says nothing about the file.
      reader.on('exit', (_, signal) =>
        end(signal === 'SIGTERM' || signal === 'SIGINT' ? 'busy' : 'broken'),
      );
      reader.on('error', () => end('broken'));
    });
  }
}
