import type { Subscription } from 'rxjs';
import { draftKey, storedAtOf, type DraftName } from '#core/drafts/draft.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { DialogName } from '#core/navigation/dialogs.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { DialogsViewModel } from './dialogs.view-model.ts';

/** The dialogs whose drafts are offered here. Drafts of screens are offered by the screens themselves. */
const DIALOGS: readonly { name: DraftName; dialog: DialogName; title: string }[] = [
  { name: 'bug', dialog: 'submit-bug', title: 'Your bug report was not sent' },
  { name: 'feedback', dialog: 'feedback', title: 'Your feedback was not sent' },
  { name: 'banner', dialog: 'banner-settings', title: 'The status banner was not saved' },
];

interface Parts {
  readonly session: Pick<SessionContext, 'state$'>;
  readonly drafts: Pick<PreferenceStore, 'read'>;
  readonly clock: Clock;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly dialogs: Pick<DialogsViewModel, 'open'>;
}

/** After the next sign-in, offers the input typed in a dialog before the session ended. */
export class KeptDialogsViewModel {
  readonly #parts: Parts;
  #watch: Subscription | null = null;
  #offeredTo: string | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#watch ??= this.#parts.session.state$.subscribe(({ view }) => {
      const userId = view !== null && !actionRequired(view.requirements) ? view.user.id : null;
      if (userId === this.#offeredTo) return;
      this.#offeredTo = userId;
      if (userId !== null) this.#offer(userId);
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  #offer(userId: string): void {
    const { drafts, clock, toasts, dialogs } = this.#parts;
    for (const { name, dialog, title } of DIALOGS)
      if (storedAtOf(drafts.read(userId, draftKey(name)), clock.now()) !== null)
        toasts.show({
          tone: 'info',
          title,
          text: 'What you typed is still there.',
          durationMs: null,
          action: { label: 'Continue', run: () => dialogs.open(dialog) },
        });
  }
}
