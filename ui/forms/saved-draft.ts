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

/** The draft storage of the current user, in this browser tab. */
export interface OwnDrafts {
  readonly store: Pick<PreferenceStore, 'read' | 'write'>;
  readonly userId: string;
  readonly clock: Clock;
}

/** An edit with its base and typed values. */
export interface UnsavedEdit<Base, Values> {
  readonly base: Base | null;
  readonly values: Values;
  /** True if the values differ from the base. */
  readonly dirty: boolean;
}

/**
 * Stores the typed values of one kind of form until they are saved or discarded, so that the values are kept when the
 * session ends. The draft is offered only to the same user (ui README §8).
 */
export class SavedDraft<Base, Values extends object> {
  /** A draft from before the form was opened; null once taken or refused. */
  found: Draft<Base, Values> | null;
  /** The time at which a restored draft was typed; null for text typed in this session. */
  backFrom: number | null = null;
  readonly #name: string;
  readonly #own: OwnDrafts;
  #watch: (() => void) | null = null;
  /** True if the stored draft belongs to the current edit. */
  #keeps = false;
  /** The edit whose typing is stored. */
  #writer: unknown = null;

  constructor(own: OwnDrafts, name: DraftName, shape: DraftShape<Base, Values>) {
    this.#own = own;
    this.#name = draftKey(name);
    this.found = readDraft(own.store.read(own.userId, this.#name), own.clock.now(), shape);
    makeAutoObservable(this, { found: observableRef });
  }

  /**
   * Stores every change of the edit from now on, and removes the draft when the edit is clean or closed. Does nothing if
   * an edit is already followed.
   */
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
          this.#writer = edit;
          this.#write({ keptAt: this.#own.clock.now(), ...typed });
        }
        // If the user undid or saved the changes, the draft is removed. A found draft that was not taken is kept.
        else if (this.#keeps) this.drop();
      },
    );
    this.#watch = () => {
      stop();
      // A save that also closes the editor stops the reaction before it runs, so the draft is removed here.
      if (this.#keeps && edit()?.dirty !== true) this.drop();
    };
  }

  /** Stops following the edit. If the edit is unsaved, its draft stays stored. */
  rest(): void {
    this.#watch?.();
    this.#watch = null;
  }

  /** Returns the found draft. From then on, that draft belongs to the current edit. */
  take(): Draft<Base, Values> | null {
    const { found } = this;
    this.found = null;
    this.backFrom = found?.keptAt ?? null;
    this.#keeps = found !== null;
    return found;
  }

  /**
   * Removes the current edit's draft after a save or discard. A found draft that was not taken stays available. With `of`,
   * does nothing if another edit was typed in since: a late save must not remove the next editor's draft.
   */
  drop(of?: () => unknown): void {
    if (of !== undefined && this.#writer !== null && this.#writer !== of) return;
    this.#writer = null;
    this.backFrom = null;
    this.#keeps = false;
    this.#write(this.found);
  }

  /** Discards the found draft. */
  refuse(): void {
    this.found = null;
    this.#write(null);
  }

  #write(draft: Draft<unknown, unknown> | null): void {
    this.#own.store.write(this.#own.userId, this.#name, draft);
  }
}
