import { makeAutoObservable, observableRef } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { NO_SITE_YET } from '#core/new-account/draft.store.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import { type SiteSchedules, siteSchedulesSchema } from '#core/schedules/site-schedules.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { editReactions, type ReactionsEditor } from './reactions-editor.ts';
import { NEW_WEEK, type TypedWeek, WeekEditorViewModel } from './week-editor.view-model.ts';
import { Loadable } from '../shell/loadable.ts';

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'putWeeklyHours' | 'putReactions'>;
  readonly makeKey: () => AttemptKey;
  readonly ownDrafts: OwnDrafts;
}

/** The hours of an account draft and their forms. Only one form is open at a time. */
export class DraftSchedulesViewModel {
  readonly source: Loadable<SiteSchedules>;
  readonly weekDraft: SavedDraft<SiteSchedules, TypedWeek>;
  week: WeekEditorViewModel | null = null;
  reactions: ReactionsEditor | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: () => parts.gateway.siteSchedules({ sn: NO_SITE_YET }),
      fallback: 'The schedules could not be shown.',
    });
    this.weekDraft = new SavedDraft(parts.ownDrafts, 'weeklyHours', {
      base: siteSchedulesSchema,
      empty: NEW_WEEK,
    });
    makeAutoObservable(this, {
      source: false,
      weekDraft: false,
      week: observableRef,
      reactions: observableRef,
    });
  }

  start(): void {
    void this.source.load();
  }

  dispose(): void {
    this.close();
    this.source.dispose();
  }

  close(): void {
    this.week = null;
    this.reactions = null;
  }

  /** Opens the weekly hours of the given areas; an empty list means all areas. */
  editWeek(base: SiteSchedules, areaNums: readonly number[]): void {
    const { gateway, makeKey } = this.#parts;
    const week = new WeekEditorViewModel({
      gateway,
      key: makeKey(),
      base,
      areaNums,
      draft: this.weekDraft,
      ...this.#ends(() => this.week === week),
    });
    this.week = week;
  }

  react(base: SiteSchedules): void {
    const { gateway } = this.#parts;
    const reactions = editReactions({
      gateway,
      base,
      ...this.#ends(() => this.reactions === reactions),
    });
    this.reactions = reactions;
  }

  #ends(isOpen: () => boolean) {
    const again = (): void => void this.source.load({ background: true });
    return {
      onLost: again,
      onSaved: (): void => {
        if (isOpen()) this.close();
        again();
      },
    };
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newAccountSchedules: DraftSchedulesViewModel;
  }
}
