import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { DraftProblem } from '#core/new-account/check-premises.rule.ts';
import type { GivenCode } from '#core/new-account/check-draft-codes.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { Submitted } from '#core/new-account/stored-account-draft.schema.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'submit'>;
  /** Saves pending changes. Resolves to true if the server has the current draft. */
  readonly ready: () => Promise<boolean>;
  /** Waits for an agreement that is read or sent. Resolves to false if there is none then. */
  readonly filed: () => Promise<boolean>;
  readonly read: () => {
    readonly id: string;
    readonly rev: number;
    readonly codes: ReadonlyMap<string, GivenCode>;
  };
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly onCreated: () => void;
  readonly onRefused: () => void;
}

/** Why nothing was sent, or else the server's answer. */
type Outcome = 'noAgreement' | 'notSaved' | 'left' | Awaited<Answer<Submitted>>;

const FAILED = 'The account could not be created. Trying again is safe: it is created once.';

/** Creates the account by submitting the draft. Pressing the button again does not submit it twice (domain guide 6.18 "Review"). */
export class AccountSubmit {
  readonly submission = new Submission();
  /** Site number of the account created from the draft; null before that. */
  createdNum: number | null = null;
  /** The problems the server reported for the last submit; cleared on the next change. */
  refused: readonly DraftProblem[] = [];
  /** Count of refused submits. Each increase moves the focus to the problem summary. */
  refusals = 0;
  readonly #parts: Parts;
  /** Increases with each draft that is opened or closed. */
  #turn = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false, refused: observableRef });
  }

  begin(createdNum: number | null): void {
    this.#turn += 1;
    this.createdNum = createdNum;
    this.refusals = 0;
    this.touch();
  }

  /** Clears the server's problems and message after a change. */
  touch(): void {
    this.refused = [];
    this.submission.clear();
  }

  /** Counts a submit as refused when problems shown on the page block it. */
  complain(): void {
    this.refusals += 1;
  }

  /**
   * Creates the account. Problems the server reports appear at their steps. If the draft is left before it is sent, nothing
   * is created; an answer that comes later is announced only.
   */
  async run(): Promise<void> {
    const turn = this.#turn;
    const isLeft = (): boolean => turn !== this.#turn;
    await this.submission.press(
      () => this.#send(isLeft),
      (outcome) => {
        if (!isLeft()) return this.#take(outcome);
        this.#announce(outcome);
        return null;
      },
    );
  }

  async #send(isLeft: () => boolean): Promise<Outcome> {
    const { filed, gateway, read, ready } = this.#parts;
    const hasAgreement = await filed();
    if (isLeft()) return 'left';
    if (!hasAgreement) return 'noAgreement';
    const isSaved = await ready();
    if (isLeft()) return 'left';
    if (!isSaved) return 'notSaved';
    const { codes, id, rev } = read();
    return gateway.submit(
      id,
      rev,
      [...codes].map(([of, code]) => ({ id: of, ...code })),
    );
  }

  /** Returns the message of a refusal. */
  #take(outcome: Outcome): string | null {
    const { onCreated, onRefused } = this.#parts;
    if (outcome === 'noAgreement' || outcome === 'left') {
      this.complain();
      return null;
    }
    if (outcome === 'notSaved') return 'The draft could not be saved, so nothing was created.';
    if (!outcome.ok) return explain(outcome.error, FAILED);
    if (outcome.value.kind === 'created') {
      this.createdNum = outcome.value.siteNum;
      onCreated();
    } else {
      this.refused = outcome.value.problems;
      this.refusals += 1;
      onRefused();
    }
    return null;
  }

  #announce(outcome: Outcome): void {
    const { toasts } = this.#parts;
    const durationMs = DURATIONS.toastLong;
    if (typeof outcome !== 'string' && outcome.ok && outcome.value.kind === 'created') {
      const title = `Account ${outcome.value.siteNum} was created from the draft you left.`;
      toasts.show({ tone: 'ok', title, durationMs });
      return;
    }
    const title =
      typeof outcome === 'string'
        ? 'The account was not created, because its draft was closed first.'
        : outcome.ok
          ? 'The account was not created. Its draft shows what to correct.'
          : explain(outcome.error, FAILED);
    if (title !== null) toasts.show({ tone: 'trouble', title, durationMs });
  }
}
