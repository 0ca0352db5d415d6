import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import type { changeLinks, LinkChange } from '#core/account-links/change-links.use-case.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

type Answered = Result<AccountLinks, Failure>;

/**
 * Sends the requests about a customer's links. Changes run one after another: every response contains all links, so a late
 * response would show outdated links. Reads run in parallel.
 */
export class LinkRequests {
  readonly #send: ReturnType<typeof changeLinks>;
  #queue: Promise<unknown> = Promise.resolve();
  /** Increases at each read and at the start and end of each change. A read is outdated if `#turn` has increased since the read began. */
  #turn = 0;

  constructor(send: ReturnType<typeof changeLinks>) {
    this.#send = send;
  }

  /**
   * Reads the links. `isWanted` returns whether the caller still wants the links; `isNewest` is true if no newer read or
   * change has started.
   */
  async read(
    isWanted: () => boolean,
  ): Promise<{ readonly result: Answered; readonly isNewest: boolean }> {
    this.#turn += 1;
    const turn = this.#turn;
    const isNewest = (): boolean => turn === this.#turn && isWanted();
    const result = await this.#send({ kind: 'read' }, isNewest);
    return { result, isNewest: isNewest() };
  }

  /** Queues a change. `isWanted` is called when all earlier changes are done; if `isWanted` returns false, the change is not sent. */
  change(change: LinkChange, isWanted: () => boolean): Promise<Answered> {
    const answered = this.#queue.then(async (): Promise<Answered> => {
      if (!isWanted()) return { ok: false, error: { kind: 'empty', reason: 'sessionOver' } };
      this.#turn += 1;
      const result = await this.#send(change);
      this.#turn += 1;
      return result;
    });
    this.#queue = answered;
    return answered;
  }
}
