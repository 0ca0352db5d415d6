import type { Mark, SessionMarker } from '#core/session/session-marker.port.ts';

/** Stores the session mark in memory. */
export class MemorySessionMarker implements SessionMarker {
  #mark: Mark = { kind: 'none' };

  read(): Mark {
    return this.#mark;
  }

  write(mark: Mark): void {
    this.#mark = mark;
  }
}
