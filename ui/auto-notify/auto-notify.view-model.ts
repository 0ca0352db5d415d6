import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AutoNotifyGateway } from '#core/auto-notify/auto-notify.api.ts';
import type { NotifyOverview, NotifyRule } from '#core/auto-notify/notify-rule.schema.ts';
import { causeText, whoText } from '#core/auto-notify/cause-text.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { AskedDeletion } from '../forms/asked-deletion.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';
import { RuleEditorViewModel } from './rule-editor.view-model.ts';

interface Parts {
  readonly gateway: AutoNotifyGateway;
  readonly mayChange: boolean;
  readonly newId: () => string;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** The query parameter value for a new rule. */
export const NEW_RULE = 'new';

/** The view model of a group's notice rules and the edited rule (domain guide 6.8 c). */
export class AutoNotifyViewModel {
  readonly overview: Loadable<NotifyOverview>;
  editor: RuleEditorViewModel | null = null;
  /** True once the edited rule was saved; the page then leaves the rule's URL. */
  saved = false;
  readonly deletion = new AskedDeletion();
  /** The id of the rule that is being switched on or off. */
  busyId: string | null = null;
  readonly #parts: Parts;
  #openId: string | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.overview = new Loadable({
      read: () => parts.gateway.notifyDesk(),
      fallback: 'The rules could not be loaded.',
    });
    makeAutoObservable(this, { overview: false, deletion: false, editor: observableRef });
  }

  start(): void {
    void this.overview.load();
  }

  dispose(): void {
    this.editor = null;
    this.#openId = null;
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  /** Opens the rule named in the URL, a new rule, or none. An unknown id opens nothing. */
  open(id: string | null, overview: NotifyOverview): void {
    if (id === this.#openId) return;
    this.#openId = id;
    this.editor = null;
    const base = overview.rules.find((rule) => rule.id === id) ?? null;
    if (id === null || !this.mayChange || (base === null && id !== NEW_RULE)) return;
    const { gateway, newId, toasts } = this.#parts;
    const editor = new RuleEditorViewModel({
      overview,
      base,
      gateway,
      newId: newId(),
      read: () => gateway.notifyDesk(),
      onSaved: () => {
        toastDone(toasts, { title: base === null ? 'The rule was added' : 'The rule was saved' });
        void this.overview.load();
        if (this.editor !== editor) return;
        runInAction(() => {
          this.editor = null;
          this.saved = true;
        });
      },
    });
    this.editor = editor;
  }

  /** Called when the page has left the URL of the saved rule; resets `saved`. */
  left(): void {
    this.saved = false;
  }

  turn({ enabled, id, rev }: NotifyRule): Promise<void> {
    return this.#do(id, enabled ? 'The rule is off' : 'The rule is on', () =>
      this.#parts.gateway.turnNotifyRule({ id, rev, enabled: !enabled }),
    );
  }

  /** Asks for confirmation before a rule is deleted, because no notices are sent for the rule after its deletion. */
  remove(rule: NotifyRule): void {
    const { id, rev } = rule;
    this.deletion.ask({
      title: 'Remove this rule?',
      text: `${causeText(rule)} → ${whoText(rule)}. This rule will no longer notify them.`,
      press: 'Remove',
      send: () => this.#parts.gateway.removeNotifyRule({ id, rev }),
      onOk: () => {
        toastDone(this.#parts.toasts, { title: 'The rule was removed' });
        void this.overview.load();
      },
      onRefused: () => void this.overview.load(),
    });
  }

  async #do(id: string, title: string, send: () => Answer<unknown>): Promise<void> {
    if (this.busyId !== null) return;
    this.busyId = id;
    const answer = await send();
    await this.overview.load();
    runInAction(() => (this.busyId = null));
    const { toasts } = this.#parts;
    if (answer.ok) {
      toastDone(toasts, { title });
      return;
    }
    const text = explain(answer.error, 'This could not be saved.');
    if (text !== null)
      toasts.show({ tone: 'alarm', title: text, durationMs: DURATIONS.toastShort });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly autoNotify: AutoNotifyViewModel;
  }
}
