import type { FileSaver } from '#core/kernel/file-saver.port.ts';

/** Keeps what would have been handed out. */
export class MemoryFileSaver implements FileSaver {
  readonly saved: Parameters<FileSaver['save']>[0][] = [];

  save(file: Parameters<FileSaver['save']>[0]): void {
    this.saved.push(file);
  }
}
