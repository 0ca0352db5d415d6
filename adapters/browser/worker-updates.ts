import { Subject, type Observable } from 'rxjs';
import type { UpdateNews, UpdateSource } from '#core/updates/update-source.port.ts';
import { BROKEN, TAKE_OVER, WORKER_ADDRESS } from './worker-messages.ts';

interface ListensTo {
  addEventListener(type: string, listener: (event: Event) => void): void;
}

interface OneWorker extends ListensTo {
  readonly state: ServiceWorkerState;
  postMessage(message: unknown): void;
}

interface Registration extends ListensTo {
  readonly waiting: OneWorker | null;
  readonly installing: OneWorker | null;
  readonly active: OneWorker | null;
  update(): Promise<unknown>;
}

/** The service worker container of a browser. Some privacy extensions make `register` resolve to undefined. */
export interface Workers extends ListensTo {
  readonly controller: OneWorker | null;
  register(address: string, options: RegistrationOptions): Promise<Registration | undefined>;
}

/** The parts of the browser that `WorkerUpdates` uses. `workers` is undefined outside a secure context. */
export interface WorkerHost {
  readonly workers: Workers | undefined;
  /** Calls `run` when the page has loaded, or immediately if the page has already loaded. */
  afterLoad(run: () => void): void;
  readonly fetch: typeof fetch;
}

const browserHost = (): WorkerHost => ({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  afterLoad: (run) => {
    if (document.readyState === 'complete') run();
    else addEventListener('load', run, { once: true });
  },
  fetch: (input, init) => fetch(input, init),
});

const quietly = (what: string, work: Promise<unknown>): void => {
  work.catch((refusal: unknown) => console.info(what, refusal));
};

/** Registers the service worker and reports when a newer version is available (SECURITY.md §3). */
export class WorkerUpdates implements UpdateSource {
  readonly #host: WorkerHost;
  readonly #news = new Subject<UpdateNews>();
  readonly news$: Observable<UpdateNews> = this.#news.asObservable();
  #registration: Registration | null = null;
  #started = false;

  constructor(host: WorkerHost = browserHost()) {
    this.#host = host;
  }

  start(): void {
    const { workers } = this.#host;
    if (this.#started || workers === undefined) return;
    this.#started = true;
    this.#host.afterLoad(() => quietly('No worker serves this page', this.#register(workers)));
  }

  check(): void {
    if (this.#registration === null) return;
    quietly('No newer version could be looked for', this.#registration.update());
  }

  async reachable(): Promise<boolean> {
    try {
      const answer = await this.#host.fetch(WORKER_ADDRESS, { cache: 'no-store' });
      return answer.ok;
    } catch {
      // A failed request means that the server is unreachable.
      return false;
    }
  }

  takeOver(): boolean {
    if (this.#registration === null) return false;
    const { waiting, installing, active } = this.#registration;
    waiting?.postMessage(TAKE_OVER);
    return waiting !== null || installing !== null || active?.state === 'activating';
  }

  async #register(workers: Workers): Promise<void> {
    // `served` is null while no service worker controls the page. The first worker that takes over is then not an update.
    let served = workers.controller;
    workers.addEventListener('controllerchange', () => {
      if (served !== null && served !== workers.controller) this.#news.next('tookOver');
      served = workers.controller;
    });
    const isNewer = (worker: OneWorker): boolean =>
      workers.controller !== null && workers.controller !== worker;
    workers.addEventListener('message', (event) => {
      if (event instanceof MessageEvent && event.data === BROKEN) this.#news.next('broken');
    });
    const registration = await workers.register(WORKER_ADDRESS, { updateViaCache: 'none' });
    if (registration === undefined) return;
    this.#registration = registration;
    const watchWorker = (worker: OneWorker | null): void => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && isNewer(worker)) this.#news.next('found');
      });
    };
    const { waiting } = registration;
    if (waiting !== null && isNewer(waiting)) this.#news.next('found');
    watchWorker(registration.installing);
    registration.addEventListener('updatefound', () => watchWorker(registration.installing));
  }
}
