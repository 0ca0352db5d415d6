import { makeAutoObservable, observableRef } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { DraftProblem } from '#core/new-account/check-premises.rule.ts';
import type { GivenCode } from '#core/new-account/check-draft-codes.rule.ts';
import type { NewAccountGateway } from '#core/new-account/new-account.gateway.port.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly gateway: Pick<NewAccountGateway, 'submit'>;
  /** Saves what waits; answers whether the draft stands on the server as it stands here. */
  readonly ready: () => Promise<boolean>;
  readonly read: () => {
    readonly id: string;
    readonly rev: number;
    readonly codes: ReadonlyMap<string, GivenCode>;
  };
  readonly onCreated: () => void;
  readonly onRefused: () => void;
}

/** The press that makes the account, once however often it is pressed (domain guide 6.18 "Review"). */
export class AccountSubmit {
  readonly submission = new Submission();
  /** The account it became. */
  createdNum: number | null = null;
  /** What the server said stands in the way, until something is changed. */
  refused: readonly DraftProblem[] = [];
  /** Grows whenever a submit was refused, so that the summary takes the focus. */
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

  /** Something was changed: what was said counts no longer. */
  touch(): void {
    this.refused = [];
    this.submission.clear();
  }

  /** Something stands in the way that everybody can see. */
  complain(): void {
    this.refusals += 1;
  }

  /** Makes the account; what stands in its way comes back at its steps. */
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
