import type { Clock } from '../kernel/clock.port.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { HomeGateway } from './home.api.ts';
import type { DealerHome } from './dealer-home.schema.ts';

/** Milliseconds from asking; by then the screen they were asked for stands, or they are read anew. */
const FRESH = 10000;

interface Reading {
  readonly version: string;
  readonly begunAt: number;
  readonly answer: Promise<Result<DealerHome, Failure>>;
  /** What came, as soon as it has. */
  figures: DealerHome | null;
  /** A person's reading shows it already; the next one wants newer figures. */
  shown: boolean;
}

/**
 * The dealer's figures as the screens read them: dashboard and navigation, which open together, ask once, and the
 * reading may begin before either is drawn. A reading counts for its session and group only, and for a moment.
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

  /** Begins a reading that the screen about to open takes over; a fresh one is enough. */
  ahead(): void {
    if (this.#fresh() === null) this.#begin(false);
  }

  /** What came ahead and nobody has seen yet, so that a screen can be drawn with it at once; whoever takes it still reads. */
  atHand(): DealerHome | null {
    const begun = this.#fresh();
    return begun === null || begun.shown ? null : begun.figures;
  }

  /**
   * A person's reading: the one begun ahead, once; each later one asks anew. So does one the server failed at: it may have
   * failed before anything stood that opens the server-error page.
   */
  async read(): Promise<Result<DealerHome, Failure>> {
    const begun = this.#fresh();
    if (begun === null || begun.shown) return this.#begin(true).answer;
    begun.shown = true;
    const answer = await begun.answer;
    return !answer.ok && answer.error.kind === 'faulted' ? this.#begin(true).answer : answer;
  }

  /** Nobody waits for this one: whatever was read for a person a moment ago serves it too. */
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
