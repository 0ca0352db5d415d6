import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { cleanFileName } from '#core/documents/clean-file-name.rule.ts';
import type { Document } from '#core/documents/document.ts';
import { type PickedFile, readPickedFile, UNREADABLE_FILE } from './picked-file.ts';

/** A file by name and size, without its content. */
export interface NamedFile {
  readonly name: string;
  readonly size: number | null;
}

interface Taking {
  /** Returns why a file is refused before it is read, such as its size. */
  readonly refuse?: (file: PickedFile) => string | null;
  /**
   * Keeps or sends the content; returns why it is refused. One file is taken at a time, so that the server keeps the last.
   * `isLast` turns false once another file is chosen or this one is removed.
   */
  readonly take: (
    document: Document,
    isLast: () => boolean,
  ) => string | null | Promise<string | null>;
}

/**
 * The file that a person chose last, until its content is taken. An earlier or removed file is dropped, whichever is read
 * first. While a file is read or stands refused, its field shows it, and nothing else may be sent in its place.
 */
export class FileChoice {
  /** The file that is being read or was refused; null if none was chosen, or its content was taken. */
  file: NamedFile | null = null;
  /** True while the file is read and taken, which lasts seconds for cloud storage. */
  reading = false;
  /** Why the file was refused. */
  problem: string | null = null;
  #turn = 0;
  #before: Promise<unknown> = Promise.resolve();

  constructor() {
    makeAutoObservable(this, { file: observableRef });
  }

  /** Reads exactly one file at once, so that later changes on disk do not affect it. Does nothing if none was chosen. */
  async choose(files: readonly PickedFile[], taking: Taking): Promise<void> {
    const [picked] = files;
    if (picked === undefined) return;
    this.clear();
    const turn = this.#turn;
    const isLast = (): boolean => turn === this.#turn;
    const { size } = picked;
    const name = cleanFileName(picked.name);
    this.file = { name, size };
    this.reading = true;
    const refused = files.length > 1 ? 'Choose one file only' : taking.refuse?.(picked);
    // A fault is reported, and refuses the file.
    let problem: string | null = UNREADABLE_FILE;
    try {
      problem = refused ?? (await this.#take(picked, name, taking, isLast));
    } finally {
      if (isLast()) runInAction(() => this.#end(problem));
    }
  }

  /** Says that a file must be chosen. */
  demand(): void {
    this.problem ??= 'Choose a file';
  }

  clear(): void {
    this.#turn += 1;
    this.file = null;
    this.reading = false;
    this.problem = null;
  }

  /** Runs `task` after the work on earlier files. */
  async queue<T>(task: () => T | Promise<T>): Promise<T> {
    const before = this.#before;
    const work = (async () => {
      await before;
      return task();
    })();
    // Later work does not fail with this one, whose caller reports the fault.
    this.#before = Promise.allSettled([work]);
    return work;
  }

  /** Waits until no file is read or taken. Resolves to false if one stands refused. */
  async settle(): Promise<boolean> {
    do {
      await when(() => !this.reading);
      await this.#before;
    } while (this.reading);
    return this.problem === null;
  }

  #end(problem: string | null): void {
    this.reading = false;
    this.problem = problem;
    if (problem === null) this.file = null;
  }

  /** Returns why the file was refused. */
  async #take(
    picked: PickedFile,
    name: string,
    { take }: Taking,
    isLast: () => boolean,
  ): Promise<string | null> {
    const read = await readPickedFile(picked);
    if (!read.ok) return read.error;
    const document = { name, bytes: read.value };
    return this.queue(() => (isLast() ? runInAction(() => take(document, isLast)) : null));
  }
}
