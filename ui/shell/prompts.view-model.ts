import type { Observable, Subscription } from 'rxjs';
import type { PromptWord } from '#core/prompts/advance-prompts.rule.ts';
import type { NoteInput, ToastAction, ToastInput, ToastStore } from '../kit/toast.store.ts';
import type { DialogsViewModel } from './dialogs.view-model.ts';

interface PromptParts {
  readonly prompts: {
    words(mayAsk: () => boolean): Observable<PromptWord>;
    stopHelp(): void;
  };
  readonly toasts: ToastStore;
  readonly dialogs: DialogsViewModel;
  readonly supportPhone: string | null;
}

const FEEDBACK = { tone: 'info', title: 'How is the portal working for you?' } as const;
const HELP = { tone: 'info', title: 'Need a hand?' } as const;

/** Offers feedback and help: first a silent entry in the notification list, later a non-blocking card (spec §9). */
export class PromptsViewModel {
  readonly #parts: PromptParts;
  #watch: Subscription | null = null;
  #card: number | null = null;

  constructor(parts: PromptParts) {
    this.#parts = parts;
  }

  start(): void {
    const { prompts, toasts } = this.#parts;
    this.#watch ??= prompts
      .words(() => this.#mayAsk())
      .subscribe(({ prompt, say }) => {
        if (say === 'alert') toasts.note(this.#alert(prompt));
        else this.#card = toasts.show(this.#question(prompt));
      });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Returns true if a card may be shown: no dialog is open and no earlier card is waiting. */
  #mayAsk(): boolean {
    const { toasts, dialogs } = this.#parts;
    const waiting = toasts.shown().some(({ id }) => id === this.#card);
    return dialogs.request === null && !waiting;
  }

  #open(label: string, dialog: string): ToastAction {
    return { label, run: () => this.#parts.dialogs.open(dialog) };
  }

  #alert(prompt: PromptWord['prompt']): NoteInput {
    return prompt === 'feedback'
      ? {
          ...FEEDBACK,
          text: 'Tell us whenever you like.',
          action: this.#open('Provide Feedback', 'feedback'),
        }
      : { ...HELP, text: this.#ways() };
  }

  #question(prompt: PromptWord['prompt']): ToastInput {
    return prompt === 'feedback'
      ? {
          ...FEEDBACK,
          text: 'A minute of your time helps us make it better.',
          durationMs: null,
          action: this.#open('Provide Feedback', 'feedback'),
        }
      : {
          ...HELP,
          text: this.#ways(),
          durationMs: null,
          action: this.#open('Submit A Bug', 'submit-bug'),
          more: [{ label: 'Stop showing', run: () => this.#parts.prompts.stopHelp() }],
        };
  }

  #ways(): string {
    const { supportPhone } = this.#parts;
    return supportPhone === null
      ? 'Tell us what isn’t working, and we’ll look into it.'
      : `Call us at ${supportPhone}, or tell us what isn’t working.`;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly prompts: PromptsViewModel;
  }
}
