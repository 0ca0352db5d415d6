import type { FileSaver } from '#core/kernel/file-saver.port.ts';

/** Collects the files that a browser would have downloaded. */
export class MemoryFileSaver implements FileSaver {
  readonly saved: Parameters<FileSaver['save']>[0][] = [];

  save(file: Parameters<FileSaver['save']>[0]): void {
    this.saved.push(file);
  }
}
