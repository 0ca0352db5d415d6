import type { SessionContext } from '../session/session-context.ts';
import type { PreferenceStore } from './preference.store.port.ts';

const SINGLE_KEYS = 'single-keys';

/** Whether keys without Ctrl or Alt act for this person in this browser. They can be turned off (WCAG 2.1.4). */
export class SingleKeys {
  readonly #session: SessionContext;
  readonly #preferences: PreferenceStore;

  constructor(parts: { session: SessionContext; preferences: PreferenceStore }) {
    this.#session = parts.session;
    this.#preferences = parts.preferences;
  }

  get on(): boolean {
    return this.#preferences.read(this.#userId, SINGLE_KEYS) !== 'off';
  }

  set(on: boolean): void {
    this.#preferences.write(this.#userId, SINGLE_KEYS, on ? null : 'off');
  }

  get #userId(): string {
    return this.#session.current.context.user?.id ?? '';
  }
}
