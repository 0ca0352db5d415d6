import { makeAutoObservable } from 'mobx';
import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import type { ContactUsGateway } from '#core/contact-us/contact-us.api.ts';
import {
  contactMessageSchema,
  type ContactMessage,
  type ContactTopic,
  type ContactUs,
} from '#core/contact-us/contact-us.schema.ts';
import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { FormState } from '../forms/form-state.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';

/** The form values; the topic is empty until one is selected. */
export interface TypedMessage {
  readonly topic: ContactTopic | '';
  readonly xmit: string;
  readonly text: string;
}

interface Parts {
  readonly gateway: Pick<ContactUsGateway, 'contactUs' | 'sendContactMessage'>;
  readonly key: AttemptKey;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly ownDrafts: OwnDrafts;
}

const PLACE = intakePlace('/home/contact-us');
const EMPTY: TypedMessage = { topic: '', xmit: '', text: '' };
const READ_EVERY = 1000;
const FAILED = 'Your message could not be sent. Nothing you wrote is lost; please try again.';

/**
 * The view model of Contact us: phone numbers, a message form, and the sent messages, whose answers arrive live (domain
 * guide 6.19 "Contact us").
 */
export class ContactUsViewModel {
  readonly form: FormState<TypedMessage, ContactMessage>;
  readonly source: Loadable<ContactUs>;
  readonly submission = new Submission();
  readonly draft: SavedDraft<null, TypedMessage>;
  /** The reference number of the message just sent; null if none was sent. */
  sent: string | null = null;
  readonly #parts: Parts;
  #empty: TypedMessage = EMPTY;
  #news: Subscription | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: (how) => parts.gateway.contactUs({}, how),
      fallback: 'The numbers and your messages could not be loaded.',
    });
    this.form = new FormState<TypedMessage, ContactMessage>({
      initial: this.#empty,
      prefix: 'message-',
      validate: (typed) => {
        const read = readForm(contactMessageSchema, typed);
        return !read.ok && 'topic' in read.error
          ? { ok: false, error: { ...read.error, topic: ['Choose a topic'] } }
          : read;
      },
    });
    this.draft = new SavedDraft(parts.ownDrafts, 'contactMessage', {
      base: null,
      empty: EMPTY,
    });
    const kept = this.draft.take();
    if (kept !== null) this.form.begin(kept.values);
    makeAutoObservable(this, { form: false, source: false, submission: false, draft: false });
  }

  start(): void {
    const { events$, readAnew$ } = this.#parts.live;
    this.#news = merge(events$.pipe(filter(({ kind }) => kind === 'site')), readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.source.load({ background: true }));
    void this.source.load();
    this.draft.follow(() => ({ base: null, values: this.form.values, dirty: this.dirty }));
  }

  dispose(): void {
    this.#news?.unsubscribe();
    this.source.dispose();
    this.draft.rest();
  }

  get dirty(): boolean {
    return this.form.differs(this.#empty);
  }

  /** Fills in the account named in the address, unless the form contains typed text. */
  suggest(xmit: string): void {
    if (this.dirty) return;
    this.#empty = { ...EMPTY, xmit };
    this.form.begin(this.#empty);
  }

  /** Sends the message. The text stays in the form until the provider has stored it. */
  async send(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null) return;
    const { gateway, key } = this.#parts;
    this.sent = null;
    await this.submission.press(
      () =>
        key.send(wanted, (idempotencyKey) =>
          gateway.sendContactMessage({ ...wanted, ...PLACE }, { idempotencyKey }),
        ),
      (answer) => {
        if (!answer.ok)
          return answer.error.kind === 'refused' && answer.error.status === 404
            ? 'None of your accounts has this number.'
            : explain(answer.error, FAILED);
        this.sent = answer.value.reference;
        this.#empty = EMPTY;
        this.form.begin(EMPTY);
        void this.source.load({ background: true });
        return null;
      },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly contactUs: ContactUsViewModel;
  }
}
