/** The state in which a screen was left. */
export interface ScreenTrace {
  /** The query string, without the question mark. */
  readonly query: string;
  /** Pixels from the top. */
  readonly scroll: number;
}

/** Remembers how a person left a screen, while the page is open. Another person gets nothing of it. */
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
