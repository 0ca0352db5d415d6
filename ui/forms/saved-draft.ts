import { makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  draftKey,
  readDraft,
  type Draft,
  type DraftName,
  type DraftShape,
} from '#core/drafts/draft.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

/** The draft storage of the current user, in this tab and under the user's id. */
export interface OwnDrafts {
  readonly store: Pick<PreferenceStore, 'read' | 'write'>;
  readonly userId: string;
  readonly clock: Clock;
}

/** An edit that is not saved. */
export interface UnsavedEdit<Base, Values> {
  readonly base: Base | null;
  readonly values: Values;
  /** Whether the values differ from the base and are not saved. */
  readonly dirty: boolean;
}

/**
 * Stores what is typed into one kind of form until it is saved or discarded, so that nothing is lost when the session
 * ends. Only the same user is offered the draft (ui README §8).
 */
export class SavedDraft<Base, Values extends object> {
  /** A draft from before this form was opened; null once it was taken or discarded. */
  found: Draft<Base, Values> | null;
  /** When the restored text was typed; null for text typed in this session. */
  backFrom: number | null = null;
  readonly #name: string;
  readonly #own: OwnDrafts;
  #watch: (() => void) | null = null;
  /** Whether the stored draft belongs to this edit. */
  #keeps = false;

  constructor(own: OwnDrafts, name: DraftName, shape: DraftShape<Base, Values>) {
    this.#own = own;
    this.#name = draftKey(name);
    this.found = readDraft(own.store.read(own.userId, this.#name), own.clock.now(), shape);
    makeAutoObservable(this, { found: observableRef });
  }

  /** Stores every change of the edit from now on, and removes the draft once the edit is clean or closed. A second call does nothing. */
  follow(edit: () => UnsavedEdit<Base, Values> | null): void {
    if (this.#watch !== null) return;
    const stop = reaction(
      () => {
        const now = edit();
        return now?.dirty === true ? { base: now.base, values: { ...now.values } } : null;
      },
      (typed) => {
        if (typed !== null) {
          this.#keeps = true;
          this.#write({ keptAt: this.#own.clock.now(), ...typed });
        }
        // The edit is clean again, by undoing the typing or by a save. An older draft does not belong to this edit and stays.
        else if (this.#keeps) this.drop();
      },
    );
    this.#watch = () => {
      stop();
      // A save that closes its editor changes both in one action, so the reaction does not run for it.
      if (this.#keeps && edit()?.dirty !== true) this.drop();
    };
  }

  /** Stops following the form. An unsaved draft stays stored. */
  rest(): void {
    this.#watch?.();
    this.#watch = null;
  }

  /** Continues the draft that was found. */
  take(): Draft<Base, Values> | null {
    const { found } = this;
    this.found = null;
    this.backFrom = found?.keptAt ?? null;
    this.#keeps = found !== null;
    return found;
  }

  /** Removes the current edit's draft after a save or discard. An older draft that was not taken yet stays available. */
  drop(): void {
    this.backFrom = null;
    this.#keeps = false;
    this.#write(this.found);
  }

  /** Discards the draft that was found. */
  refuse(): void {
    this.found = null;
    this.#write(null);
  }

  #write(draft: Draft<unknown, unknown> | null): void {
    this.#own.store.write(this.#own.userId, this.#name, draft);
  }
}
