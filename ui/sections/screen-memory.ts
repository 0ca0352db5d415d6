/** The state of a screen when the person left it. */
export interface ScreenTrace {
  /** Query string without the question mark. */
  readonly query: string;
  /** Scroll position in pixels from the top. */
  readonly scroll: number;
}

/** Remembers how a person left a screen, until the page is reloaded. Another person never gets that state. */
export class ScreenMemory {
  #userId: string | null = null;
  #trace: ScreenTrace | null = null;

  recall(userId: string): ScreenTrace | null {
    return userId === this.#userId ? this.#trace : null;
  }

  keep(userId: string, trace: ScreenTrace): void {
    this.#userId = userId;
    this.#trace = trace;
  }
}
