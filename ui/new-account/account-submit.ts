import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { DraftProblem } from '#core/new-account/check-premises.rule.ts';
import type { GivenCode } from '#core/new-account/check-draft-codes.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'submit'>;
  /** Saves pending changes. Resolves to whether the server has the current draft. */
  readonly ready: () => Promise<boolean>;
  readonly read: () => {
    readonly id: string;
    readonly rev: number;
    readonly codes: ReadonlyMap<string, GivenCode>;
  };
  readonly onCreated: () => void;
  readonly onRefused: () => void;
}

/** Submits the draft and creates the account once, however often the button is pressed (domain guide 6.18 "Review"). */
export class AccountSubmit {
  readonly submission = new Submission();
  /** Number of the account that was created from the draft. */
  createdNum: number | null = null;
  /** The problems the server reported; cleared on the next change. */
  refused: readonly DraftProblem[] = [];
  /** Increases with each refused submit, so that the summary takes the focus. */
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

  /** Counts a submit that was stopped by problems already shown on the page. */
  complain(): void {
    this.refusals += 1;
  }

  /** Creates the account. If the server refuses, its problems appear at their steps. */
  async run(): Promise<void> {
    const { gateway, onCreated, onRefused, read, ready } = this.#parts;
    await this.submission.press(
      async () => {
        if (!(await ready())) return null;
        const { codes, id, rev } = read();
        return gateway.submit(
          id,
          rev,
          [...codes].map(([of, code]) => ({ id: of, ...code })),
        );
      },
      (answer) => {
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
