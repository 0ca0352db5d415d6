import type { Observable, Subscription } from 'rxjs';
import type { PromptWord } from '#core/prompts/advance-prompts.rule.ts';
import type { NoteInput, ToastAction, ToastInput, ToastStore } from '../kit/toast.store.ts';
import type { DialogsViewModel } from './dialogs.view-model.ts';

/** What the prompts ask of the core. */
export interface PromptActions {
  words(mayAsk: () => boolean): Observable<PromptWord>;
  stopHelp(): void;
}

/** Offers feedback and help: first a quiet entry in the notification list, later a card that blocks nothing (spec §9). */
export class PromptsViewModel {
  readonly #prompts: PromptActions;
  readonly #toasts: ToastStore;
  readonly #dialogs: DialogsViewModel;
  readonly #supportPhone: string | null;
  #watch: Subscription | null = null;
  #card: number | null = null;

  constructor(parts: {
    prompts: PromptActions;
    toasts: ToastStore;
    dialogs: DialogsViewModel;
    supportPhone: string | null;
  }) {
    this.#prompts = parts.prompts;
    this.#toasts = parts.toasts;
    this.#dialogs = parts.dialogs;
    this.#supportPhone = parts.supportPhone;
  }

  start(): void {
    this.#watch ??= this.#prompts
      .words(() => this.#mayAsk())
      .subscribe(({ prompt, say }) => {
        if (say === 'alert') this.#toasts.note(this.#alert(prompt));
        else this.#card = this.#toasts.show(this.#question(prompt));
      });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Nothing is asked over a dialog, nor while an earlier question waits. */
  #mayAsk(): boolean {
    const waiting = this.#toasts.shown().some(({ id }) => id === this.#card);
    return this.#dialogs.request === null && !waiting;
  }

  #open(label: string, dialog: string): ToastAction {
    return { label, run: () => this.#dialogs.open(dialog) };
  }

  #alert(prompt: PromptWord['prompt']): NoteInput {
    return prompt === 'feedback'
      ? {
          tone: 'info',
          title: 'How does the portal work for you?',
          text: 'Tell us whenever you like.',
          action: this.#open('Provide Feedback', 'feedback'),
        }
      : { tone: 'info', title: 'Need a hand?', text: this.#ways() };
  }

  #question(prompt: PromptWord['prompt']): ToastInput {
    if (prompt === 'feedback')
      return {
        tone: 'info',
        title: 'How does the portal work for you?',
        text: 'A minute of your time helps us to make it better.',
        durationMs: null,
        action: this.#open('Provide Feedback', 'feedback'),
      };
    return {
      tone: 'info',
      title: 'Need a hand?',
      text: this.#ways(),
      durationMs: null,
      action: this.#open('Submit A Bug', 'submit-bug'),
      more: [{ label: 'Stop showing', run: () => this.#prompts.stopHelp() }],
    };
  }

  #ways(): string {
    return this.#supportPhone === null
      ? 'Tell us what does not work, and we look into it.'
      : `Call us at ${this.#supportPhone}, or tell us what does not work.`;
  }
}

declare module './registry.ts' {
  interface ViewModels {
    readonly prompts: PromptsViewModel;
  }
}
