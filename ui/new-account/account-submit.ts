import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { DraftProblem } from '#core/new-account/check-premises.rule.ts';
import type { GivenCode } from '#core/new-account/check-draft-codes.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { Submission } from '../forms/submission.ts';

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
  readonly onCreated: () => void;
  readonly onRefused: () => void;
}

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

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { submission: false, refused: observableRef });
  }

  begin(createdNum: number | null): void {
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

  /** Creates the account. Problems the server reports appear at their steps. */
  async run(): Promise<void> {
    const { filed, gateway, onCreated, onRefused, read, ready } = this.#parts;
    await this.submission.press(
      async () => {
        if (!(await filed())) return undefined;
        if (!(await ready())) return null;
        const { codes, id, rev } = read();
        return gateway.submit(
          id,
          rev,
          [...codes].map(([of, code]) => ({ id: of, ...code })),
        );
      },
      (answer) => {
        if (answer === undefined) {
          this.complain();
          return null;
        }
        if (answer === null) return 'The draft could not be saved, so nothing was created.';
        if (!answer.ok)
          return explain(
            answer.error,
            'The account could not be created. Trying again is safe: it is created once.',
          );
        if (answer.value.kind === 'created') {
          this.createdNum = answer.value.siteNum;
          onCreated();
        } else {
          this.refused = answer.value.problems;
          this.refusals += 1;
          onRefused();
        }
        return null;
      },
    );
  }
}
