import { randomUUID } from 'node:crypto';
import type { IdSource } from '#core/kernel/id-source.port.ts';

/** UUID version 4 text. */
export class RandomIds implements IdSource {
  next(): string {
    return randomUUID();
  }
}
