import type { Mark, SessionMarker } from '#core/session/session-marker.port.ts';

export class MemorySessionMarker implements SessionMarker {
  #mark: Mark = { kind: 'none' };

  read(): Mark {
    return this.#mark;
  }

  write(mark: Mark): void {
    this.#mark = mark;
  }
}
