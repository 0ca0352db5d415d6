import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import type { changeLinks, LinkChange } from '#core/account-links/change-links.use-case.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

type Answered = Result<AccountLinks, Failure>;

/**
 * The requests about a customer's links. Every response contains all links, so changes run one after the other and an
 * older response never overwrites a newer change. Reads run in parallel, so that a pressed star need not wait for a slow
 * read.
 */
export class LinkRequests {
  readonly #send: ReturnType<typeof changeLinks>;
  #queue: Promise<unknown> = Promise.resolve();
  /** Increases with each read and with the start and the end of each change. A read that is older than a change is outdated. */
  #turn = 0;

  constructor(send: ReturnType<typeof changeLinks>) {
    this.#send = send;
  }

  /**
   * `isWanted` tells whether the caller still wants the result. The returned `isNewest` tells whether nothing newer was
   * started before the response arrived.
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

  /** `isWanted` tells whether the change must still be sent once its turn comes. */
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
