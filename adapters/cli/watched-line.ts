import { AsyncLocalStorage } from 'node:async_hooks';
import { err, ok, type Result } from '#core/kernel/result.ts';
import type { LineFault } from '#core/smoke/line-fault.ts';
import type { SmokeLine } from '#core/smoke/deployment.gateway.port.ts';
import { Countdown } from './countdown.ts';
import { lineFaultOf } from './line-fault-of.ts';
import { AnswerRefused, noJson, refuseRedirect, wholeAnswer } from './whole-answer.ts';

/** User agent of the smoke checker, by which users recognize the checker in their list of remembered devices. */
const USER_AGENT = 'portal-smoke/1';

/**
 * The state of one running check: the controller that aborts its requests, and the fault of its newest request. The async
 * context connects each request with its own check, so that a late request cannot affect another check.
 */
interface Watch {
  readonly ended: AbortController;
  readonly countdown: Countdown;
  fault: LineFault | null;
}

/**
 * The HTTP connection of the smoke checker. Follows no redirects, stops reading overlong responses, and records why a
 * request got no response.
 */
export class WatchedLine implements SmokeLine {
  readonly limit: number;
  readonly #send: typeof fetch;
  readonly #watches = new AsyncLocalStorage<Watch>();

  constructor(parts: { readonly limit: number; readonly fetch: typeof fetch }) {
    this.limit = parts.limit;
    this.#send = parts.fetch;
  }

  within<T>(check: () => Promise<T>): Promise<Result<T, LineFault | null>> {
    return new Promise((resolve, reject) => {
      const over = (): void => {
        resolve(err(watch.fault));
        watch.ended.abort();
      };
      const countdown = new Countdown({ millis: this.limit, over });
      const watch: Watch = { ended: new AbortController(), countdown, fault: null };
      countdown.run();
      this.#watches
        .run(watch, check)
        .then((value) => {
          resolve(ok(value));
        }, reject)
        .finally(() => {
          countdown.hold();
        });
    });
  }

  fault(): LineFault | null {
    return this.#watches.getStore()?.fault ?? null;
  }

  /** Waits for a step that a person must complete, and pauses the check's time limit during the step. */
  async untimed<T>(wait: () => Promise<T>): Promise<T> {
    const countdown = this.#watches.getStore()?.countdown;
    countdown?.hold();
    try {
      return await wait();
    } finally {
      countdown?.run();
    }
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const given = new Request(input, init);
    const url = new URL(given.url);
    const request = `${given.method} ${url.pathname}`;
    const watch = this.#watches.getStore();
    const note = (fault: LineFault | null): void => {
      if (watch !== undefined) watch.fault = fault;
    };
    const own = watch?.ended.signal ?? AbortSignal.timeout(this.limit);
    const signal = AbortSignal.any([given.signal, own]);
    note({ kind: 'slow', request, before: 'answer' });
    try {
      given.headers.set('user-agent', USER_AGENT);
      const response = await this.#send(given, { redirect: 'manual', signal });
      await refuseRedirect(response, url, request);
      note({ kind: 'slow', request, before: 'end' });
      const answer = await wholeAnswer(response, request);
      note(noJson(answer, request));
      return answer;
    } catch (error) {
      if (error instanceof AnswerRefused) note(error.fault);
      else if (!signal.aborted) note(lineFaultOf(error, url, request));
      throw error;
    }
  };
}
