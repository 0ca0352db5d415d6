import { makeAutoObservable } from 'mobx';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';
import {
  countBlocking,
  type DraftFacts,
  judgeAccountDraft,
} from '#core/new-account/judge-account-draft.rule.ts';
import type { DraftProblem } from '#core/new-account/judge-premises.rule.ts';

interface Judged extends DraftFacts {
  readonly draft: AccountDraft;
  /** What the server said of the last submit. */
  readonly refused: readonly DraftProblem[];
}

/** What stands in the way of a draft, is missing or advised, judged anew whenever something of it changes. */
export class DraftJudgement {
  readonly #read: () => Judged;

  constructor(read: () => Judged) {
    this.#read = read;
    makeAutoObservable(this);
  }

  get problems(): readonly DraftProblem[] {
    const { draft, refused, ...facts } = this.#read();
    const { problems } = judgeAccountDraft(draft, facts);
    const known = new Set(problems.map(({ text }) => text));
    return [...refused.filter(({ text }) => !known.has(text)), ...problems];
  }

  /** What concerns one step. */
  of(step: AccountStep): readonly DraftProblem[] {
    return this.problems.filter((problem) => problem.step === step);
  }

  get blocking(): number {
    return countBlocking(this.problems);
  }
}
