import type { Clock } from '../kernel/clock.port.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { HomeGateway } from './home.api.ts';
import type { DealerHome } from './dealer-home.schema.ts';

/** Milliseconds for which loaded figures count as fresh. */
const FRESH = 10000;

interface Reading {
  readonly version: string;
  readonly begunAt: number;
  readonly answer: Promise<Result<DealerHome, Failure>>;
  /** Loaded figures; null while the figures are loading. */
  figures: DealerHome | null;
  /** True if the figures were already shown, so that the next call of `read` loads new figures. */
  shown: boolean;
}

/**
 * Loads the dealer's figures for the dashboard and the navigation, which share one request. Loaded figures are valid for
 * one session and site group, and for a short time.
 */
export class DealerFigures {
  readonly #parts: {
    readonly home: Pick<HomeGateway, 'dealerHome'>;
    readonly session: SessionContext;
    readonly clock: Clock;
  };
  #reading: Reading | null = null;

  constructor(parts: {
    readonly home: Pick<HomeGateway, 'dealerHome'>;
    readonly session: SessionContext;
    readonly clock: Clock;
  }) {
    this.#parts = parts;
  }

  /** Starts loading figures for a screen that is about to open. Does nothing if fresh figures exist. */
  ahead(): void {
    if (this.#fresh() === null) this.#begin(false);
  }

  /** Returns figures that were preloaded and not shown yet, so that a screen can be drawn at once. The caller must still call `read`. */
  atHand(): DealerHome | null {
    const begun = this.#fresh();
    return begun === null || begun.shown ? null : begun.figures;
  }

  /**
   * Loads figures for a waiting user. Uses a preload started by `ahead` once, then sends a new request per call. Repeats a
   * preload that failed on the server, because a failed preload does not open the server-error page.
   */
  async read(): Promise<Result<DealerHome, Failure>> {
    const begun = this.#fresh();
    if (begun === null || begun.shown) return this.#begin(true).answer;
    begun.shown = true;
    const answer = await begun.answer;
    return !answer.ok && answer.error.kind === 'faulted' ? this.#begin(true).answer : answer;
  }

  /** Loads figures without a waiting user. Reuses fresh figures. */
  readInBackground(): Promise<Result<DealerHome, Failure>> {
    return this.#fresh()?.answer ?? this.#parts.home.dealerHome({}, { background: true });
  }

  #begin(shown: boolean): Reading {
    const reading: Reading = {
      version: this.#version,
      begunAt: this.#parts.clock.now(),
      answer: this.#parts.home.dealerHome().then((answer) => {
        if (answer.ok) reading.figures = answer.value;
        return answer;
      }),
      figures: null,
      shown,
    };
    this.#reading = reading;
    return reading;
  }

  #fresh(): Reading | null {
    if (this.#reading?.version !== this.#version) return null;
    const age = this.#parts.clock.now() - this.#reading.begunAt;
    return age >= 0 && age < FRESH ? this.#reading : null;
  }

  get #version(): string {
    const { epoch, groupVersion } = this.#parts.session.current.context;
    return `${epoch}.${groupVersion}`;
  }
}
