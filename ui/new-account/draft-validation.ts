import { makeAutoObservable } from 'mobx';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';
import {
  countBlocking,
  type DraftFacts,
  validateAccountDraft,
} from '#core/new-account/validate-account-draft.rule.ts';
import type { DraftProblem } from '#core/new-account/check-premises.rule.ts';

interface ValidatedDraft extends DraftFacts {
  readonly draft: AccountDraft;
  /** The problems the server reported for the last submit. */
  readonly refused: readonly DraftProblem[];
}

/** Errors, missing fields and advice for a draft, recomputed whenever the draft changes. */
export class DraftValidation {
  readonly #read: () => ValidatedDraft;

  constructor(read: () => ValidatedDraft) {
    this.#read = read;
    makeAutoObservable(this);
  }

  get problems(): readonly DraftProblem[] {
    const { draft, refused, ...facts } = this.#read();
    const { problems } = validateAccountDraft(draft, facts);
    const known = new Set(problems.map(({ text }) => text));
    return [...refused.filter(({ text }) => !known.has(text)), ...problems];
  }

  /** Returns the problems of one step. */
  of(step: AccountStep): readonly DraftProblem[] {
    return this.problems.filter((problem) => problem.step === step);
  }

  get blocking(): number {
    return countBlocking(this.problems);
  }
}
