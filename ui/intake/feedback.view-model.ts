import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { IntakeGateway } from '#core/intake/intake.api.ts';
import { feedbackFormSchema } from '#core/intake/bug-form.schema.ts';
import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { Sending } from './sending.ts';

/** The view model of Provide Feedback (spec §2.3): a rating from 1 (poor) to 5 (excellent) and an optional text. */
export class FeedbackViewModel {
  rating: number | null = null;
  comment = '';
  errors: FieldErrors = {};
  readonly sending: Sending<Parameters<IntakeGateway['submitFeedback']>[0]>;
  readonly draft: SavedDraft<null, { rating: number | null; comment: string }>;

  constructor(parts: {
    readonly intake: Pick<IntakeGateway, 'submitFeedback'>;
    readonly key: AttemptKey;
    readonly ownDrafts: OwnDrafts;
  }) {
    this.sending = new Sending({
      key: parts.key,
      submit: (body, idempotencyKey) => parts.intake.submitFeedback(body, { idempotencyKey }),
      fallback: 'Your feedback could not be sent. Nothing you wrote is lost; please try again.',
    });
    this.draft = new SavedDraft(parts.ownDrafts, 'feedback', {
      base: null,
      empty: { rating: null, comment: '' },
    });
    const kept = this.draft.take();
    if (kept !== null) Object.assign(this, kept.values);
    makeAutoObservable(this, { sending: false, draft: false });
  }

  start(): void {
    this.draft.follow(() => ({
      base: null,
      values: { rating: this.rating, comment: this.comment },
      dirty: this.dirty,
    }));
  }

  dispose(): void {
    this.draft.rest();
  }

  /** True if the form contains data that are not stored. */
  get dirty(): boolean {
    return this.sending.reference === null && (this.rating !== null || this.comment !== '');
  }

  rate(rating: number): void {
    this.rating = rating;
    this.errors = {};
  }

  write(comment: string): void {
    this.comment = comment;
  }

  /** Sends the feedback with the path of the screen. Without a rating, shows that the rating is missing. */
  async submit(path: string): Promise<void> {
    const { rating, comment } = this;
    const read = readForm(feedbackFormSchema, { rating, comment });
    if (!read.ok) {
      this.errors = rating === null ? { ...read.error, rating: ['Choose a rating'] } : read.error;
      return;
    }
    this.errors = {};
    await this.sending.send({ ...read.value, ...intakePlace(path) });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly feedback: FeedbackViewModel;
  }
}
