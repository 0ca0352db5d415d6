import type { Clock } from '../kernel/clock.port.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { HomeGateway } from './home.api.ts';
import type { DealerHome } from './dealer-home.schema.ts';

/** How many milliseconds a reading stays fresh. By then its screen is open, or the figures are read again. */
const FRESH = 10000;

interface Reading {
  readonly version: string;
  readonly begunAt: number;
  readonly answer: Promise<Result<DealerHome, Failure>>;
  /** The result, once it has arrived. */
  figures: DealerHome | null;
  /** True if the reading was already shown to the user. The next one then loads newer figures. */
  shown: boolean;
}

/**
 * Reads the dealer's figures for dashboard and navigation. Both open together and share one request, which may start
 * before either is drawn. A reading is valid for its session and group only, and for a short time.
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

  /** Starts a reading for the screen that is about to open. Does nothing if a fresh one exists. */
  ahead(): void {
    if (this.#fresh() === null) this.#begin(false);
  }

  /** Returns figures that were loaded ahead and not shown yet, so that a screen can be drawn at once. The caller still calls `read`. */
  atHand(): DealerHome | null {
    const begun = this.#fresh();
    return begun === null || begun.shown ? null : begun.figures;
  }

  /**
   * Reads for the user. The first call takes the reading started ahead, and each later one starts a new request. So does a
   * call whose early reading failed on the server, because it may have failed before anything could show the server-error
   * page.
   */
  async read(): Promise<Result<DealerHome, Failure>> {
    const begun = this.#fresh();
    if (begun === null || begun.shown) return this.#begin(true).answer;
    begun.shown = true;
    const answer = await begun.answer;
    return !answer.ok && answer.error.kind === 'faulted' ? this.#begin(true).answer : answer;
  }

  /** Reads without a user waiting, and reuses a fresh reading. */
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
