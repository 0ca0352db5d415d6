import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { IntakeGateway } from '#core/intake/intake.api.ts';
import { bugFormSchema, type BugForm } from '#core/intake/bug-form.schema.ts';
import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { Sending } from './sending.ts';

/** The view model of Submit A Bug (spec §2.3): stores a report with the path of its screen and returns a reference number. */
export class BugViewModel {
  readonly form = new FormState<BugForm>({
    initial: { summary: '', details: '' },
    validate: (values) => readForm(bugFormSchema, values),
  });
  readonly sending: Sending<Parameters<IntakeGateway['submitBug']>[0]>;
  readonly draft: SavedDraft<null, BugForm>;
  #suggested = '';

  constructor(parts: {
    readonly intake: Pick<IntakeGateway, 'submitBug'>;
    readonly key: AttemptKey;
    readonly ownDrafts: OwnDrafts;
  }) {
    this.sending = new Sending({
      key: parts.key,
      submit: (body, idempotencyKey) => parts.intake.submitBug(body, { idempotencyKey }),
      fallback: 'Your report could not be sent. Nothing you wrote is lost; please try again.',
    });
    this.draft = new SavedDraft(parts.ownDrafts, 'bug', { base: null, empty: this.form.values });
    const kept = this.draft.take();
    if (kept !== null) this.form.begin(kept.values);
  }

  start(): void {
    this.draft.follow(() => ({
      base: null,
      values: this.form.values,
      dirty: this.dirty,
    }));
  }

  dispose(): void {
    this.draft.rest();
  }

  /** True if the form contains text that is not stored. */
  get dirty(): boolean {
    const suggested = { summary: this.#suggested, details: '' };
    return this.sending.reference === null && this.form.differs(suggested);
  }

  /** Fills in a summary that the calling page suggests, unless the field contains text. */
  suggest(summary: string | null): void {
    if (summary === null || this.form.values.summary !== '') return;
    this.#suggested = summary;
    this.form.type('summary', summary);
  }

  /** Sends the report with the path of the screen. The text stays in the form until the report is stored. */
  async submit(path: string): Promise<void> {
    const value = this.form.submit();
    if (value === null) return;
    await this.sending.send({ ...value, ...intakePlace(path) });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly bug: BugViewModel;
  }
}
