import { makeAutoObservable, observable } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ServiceMessage, ServiceRequest } from '#core/panel-info/service-request.schema.ts';
import { Submission } from '../forms/submission.ts';

interface Parts {
  readonly acknowledge: (id: string, rev: number) => Answer<ServiceRequest>;
  readonly close: (id: string, rev: number) => Answer<ServiceRequest>;
  /** True if the user may act; false for staff whose impersonation is in `look` mode. */
  readonly mayChange: boolean;
}

/** The actions on messages from customers and panels, on the dealer's dashboard (domain guide 6.6, 6.19). */
export class ServiceMessagesViewModel {
  readonly acting = new Submission();
  /** The id of the message on which the user last acted. */
  pressed: string | null = null;
  /** Texts about actions that had no effect because another user was faster, by message id. */
  readonly answerTexts = observable.map<string, string>();
  /** The site name by message id, needed because a message that another user closed is no longer listed with its site's name. */
  readonly #sites = new Map<string, string>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { acting: false });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  /** Returns the texts about messages that are not in `shown`. */
  unlisted(shown: readonly Pick<ServiceMessage, 'id'>[]): readonly string[] {
    return [...this.answerTexts]
      .filter(([given]) => !shown.some(({ id }) => id === given))
      .map(([id, text]) => `${this.#sites.get(id) ?? 'A message'}: ${text}`);
  }

  /** Acknowledges a message, or closes a message that is already acknowledged. Then reloads the dashboard. */
  async answer(message: ServiceMessage, read: () => Promise<unknown>): Promise<void> {
    const { acknowledge, close } = this.#parts;
    const { id, rev, state } = message;
    this.answerTexts.delete(id);
    this.pressed = id;
    await this.acting.press(
      async () => {
        const answered = await (state === 'Acknowledged' ? close(id, rev) : acknowledge(id, rev));
        await read();
        return answered;
      },
      (answered) => {
        const text = answered.ok ? null : explain(answered.error, 'This could not be saved.');
        if (text !== null) {
          this.answerTexts.set(id, text);
          this.#sites.set(id, message.siteName);
        }
        return null;
      },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly serviceMessages: ServiceMessagesViewModel;
  }
}
