/** How a screen looked when it was left. */
export interface ScreenTrace {
  /** Its query, without the question mark. */
  readonly query: string;
  /** Pixels from the top. */
  readonly scroll: number;
}

/** Remembers how a person left a screen, for as long as the page lives; another person finds nothing of it. */
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
