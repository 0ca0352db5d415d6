import { makeAutoObservable, observableRef } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import { type SiteSchedules, siteSchedulesSchema } from '#core/schedules/site-schedules.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { HolidayEditorViewModel } from './holiday-editor.view-model.ts';
import { editReactions, type ReactionsEditor } from './reactions-editor.ts';
import { ScheduleEditorViewModel } from './schedule-editor.view-model.ts';
import { type EditedSchedule, NEW_SCHEDULE, type TypedSchedule } from './typed-schedule.ts';
import { NEW_WEEK, type TypedWeek, WeekEditorViewModel } from './week-editor.view-model.ts';

interface Parts {
  readonly gateway: SchedulesGateway;
  readonly makeKey: () => AttemptKey;
  readonly ownDrafts: OwnDrafts;
  readonly onSaved: (title: string) => void;
  /** Called when a save has no known result, so that the hours are reloaded. */
  readonly onLost: () => void;
}

/** The one open editor of a site's hours, and the saved drafts. */
export class ScheduleEditors {
  week: WeekEditorViewModel | null = null;
  schedule: ScheduleEditorViewModel | null = null;
  holidays: HolidayEditorViewModel | null = null;
  reactions: ReactionsEditor | null = null;
  readonly weekDraft: SavedDraft<SiteSchedules, TypedWeek>;
  readonly scheduleDraft: SavedDraft<SiteSchedules, TypedSchedule>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const base = siteSchedulesSchema;
    this.weekDraft = new SavedDraft(parts.ownDrafts, 'weeklyHours', { base, empty: NEW_WEEK });
    this.scheduleDraft = new SavedDraft(parts.ownDrafts, 'schedule', { base, empty: NEW_SCHEDULE });
    makeAutoObservable(this, {
      week: observableRef,
      schedule: observableRef,
      holidays: observableRef,
      reactions: observableRef,
      weekDraft: false,
      scheduleDraft: false,
    });
  }

  start(): void {
    this.weekDraft.follow(() => this.week?.unsaved ?? null);
    this.scheduleDraft.follow(() => this.schedule?.edit.unsaved ?? null);
  }

  dispose(): void {
    this.weekDraft.rest();
    this.scheduleDraft.rest();
    this.close();
  }

  /** Closes the open editor. The saved draft stays. */
  close(): void {
    this.week = null;
    this.schedule = null;
    this.holidays = null;
    this.reactions = null;
  }

  /** Opens the permanent week of an area, or of all areas when `areaNum` is null. Restores a saved draft. */
  editWeek(site: SiteSchedules, areaNum: number | null): void {
    const { gateway, makeKey } = this.#parts;
    const found =
      this.weekDraft.found?.base?.siteNum === site.siteNum ? this.weekDraft.take() : null;
    const week = new WeekEditorViewModel({
      gateway,
      key: makeKey(),
      base: site,
      areaNums: areaNum === null ? [] : [areaNum],
      draft: this.weekDraft,
      ...this.#ends('Weekly hours saved', () => this.week === week),
    });
    this.week = week;
    if (found !== null) week.begin(found.base ?? site, found.values);
  }

  /** Opens an existing entry, or a new temporary entry or season. Restores a saved draft. */
  edit(site: SiteSchedules, what: EditedSchedule): void {
    const { gateway, makeKey } = this.#parts;
    const found =
      this.scheduleDraft.found?.base?.siteNum === site.siteNum &&
      what.schedule === undefined &&
      this.scheduleDraft.found.values.layer === what.layer &&
      this.scheduleDraft.found.values.id === ''
        ? this.scheduleDraft.take()
        : null;
    const schedule = new ScheduleEditorViewModel({
      gateway,
      key: makeKey(),
      base: site,
      what,
      draft: this.scheduleDraft,
      ...this.#ends(
        what.schedule === undefined ? 'Schedule added' : 'Schedule saved',
        () => this.schedule === schedule,
      ),
    });
    this.schedule = schedule;
    if (found !== null) schedule.edit.begin(found.base ?? site, found.values);
  }

  assignHolidays(site: SiteSchedules, areaNum: number | null): void {
    const { gateway, makeKey } = this.#parts;
    const holidays = new HolidayEditorViewModel({
      gateway,
      makeKey,
      base: site,
      areaNums: areaNum === null ? [] : [areaNum],
      ...this.#ends('Holidays assigned', () => this.holidays === holidays),
    });
    this.holidays = holidays;
  }

  react(site: SiteSchedules): void {
    const { gateway } = this.#parts;
    const reactions = editReactions({
      gateway,
      base: site,
      ...this.#ends('Reactions saved', () => this.reactions === reactions),
    });
    this.reactions = reactions;
  }

  #ends(title: string, isOpen: () => boolean) {
    const { onLost, onSaved } = this.#parts;
    return {
      onLost,
      onSaved: () => {
        if (isOpen()) this.close();
        onSaved(title);
      },
    };
  }
}
