import type { AccountLinks } from '#core/account-links/account-links.schema.ts';
import type { changeLinks, LinkChange } from '#core/account-links/change-links.use-case.ts';
import type { Failure, Result } from '#core/kernel/result.ts';

type Answered = Result<AccountLinks, Failure>;

/**
 * What is asked of a customer's links. Answers hold all links, so changes go one after the other: an older answer never
 * hides a newer wish. Readings go beside them: where no answer comes, a star that is pressed must not wait for one.
 */
export class LinkRequests {
  readonly #send: ReturnType<typeof changeLinks>;
  #queue: Promise<unknown> = Promise.resolve();
  /** Grows with each reading, and with the begin and the end of each change: what was read before says nothing of what came after. */
  #turn = 0;

  constructor(send: ReturnType<typeof changeLinks>) {
    this.#send = send;
  }

  /** `isWanted` says whether the answer still counts for whoever asked; `isNewest` whether it did when it came. */
  async read(
    isWanted: () => boolean,
  ): Promise<{ readonly result: Answered; readonly isNewest: boolean }> {
    this.#turn += 1;
    const turn = this.#turn;
    const isNewest = (): boolean => turn === this.#turn && isWanted();
    const result = await this.#send({ kind: 'read' }, isNewest);
    return { result, isNewest: isNewest() };
  }

  /** `isWanted` says whether it is still to be sent once its turn comes. */
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
