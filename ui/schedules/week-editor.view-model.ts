import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { sameAreas } from '#core/schedules/assign-holidays.rule.ts';
import { refuseSchedule, scheduleWarnings } from '#core/schedules/schedule-warnings.rule.ts';
import type { ScheduleEntry } from '#core/schedules/schedule.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import {
  type EntryProblems,
  NEW_ENTRY,
  readEntry,
  type TypedEntry,
} from '#core/schedules/typed-entry.rule.ts';
import {
  joinedEntries,
  movedEnd,
  quickSet,
  WEEKDAYS,
  weekRows,
} from '#core/schedules/week-rows.rule.ts';
import type { SavedDraft, UnsavedEdit } from '../forms/saved-draft.ts';
import { Submission } from '../forms/submission.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import type { EditedForm } from '../shell/editing/editor-parts.ts';
import { byDay, DAY_TEXT, type WeekByDay } from './week-by-day.ts';

/** The week in the form: its rows, one per business-hours interval of a day, and the areas to which the week applies. */
export interface TypedWeek {
  readonly areaNums: readonly number[];
  readonly rows: readonly TypedEntry[];
}

export const NEW_WEEK: TypedWeek = { areaNums: [], rows: [] };

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'putWeeklyHours'>;
  readonly key: AttemptKey;
  readonly base: SiteSchedules;
  readonly areaNums: readonly number[];
  readonly draft: SavedDraft<SiteSchedules, TypedWeek>;
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

/** Returns the permanent layer for exactly these areas; undefined if there is none. */
export const permanentOf = (
  site: SiteSchedules,
  areaNums: readonly number[],
): SavedSchedule | undefined =>
  site.schedules.find((one) => one.layer === 'permanent' && sameAreas(one.areaNums, areaNums));

const sameEntries = (one: readonly ScheduleEntry[], other: readonly ScheduleEntry[]): boolean =>
  JSON.stringify(joinedEntries(one)) === JSON.stringify(joinedEntries(other));

const rowsOf = (days: WeekByDay): readonly TypedEntry[] => WEEKDAYS.flatMap((day) => days[day]);

/** The editor of the permanent week. Hours can be dragged, moved with the keyboard or typed (domain guide 6.5). */
export class WeekEditorViewModel {
  typed: TypedWeek;
  quick: TypedEntry = NEW_ENTRY;
  readonly edit: RevisedEditor<SiteSchedules, EditedForm<WeekByDay, readonly ScheduleEntry[]>>;
  readonly copying = new Submission();
  /** Name of the site whose hours were last copied; null for none. */
  copiedFrom: string | null = null;
  /** True after the first refused save. Incomplete times are reported only from then on. */
  complains = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.typed = this.#typedOf(parts.base, parts.areaNums);
    const { base, gateway, key } = parts;
    const { siteNum: sn } = base;
    const days = (): WeekByDay => byDay(this.rows);
    this.edit = new RevisedEditor({
      form: {
        get values() {
          return days();
        },
        begin: (typed) => this.#set(rowsOf(typed)),
        differs: (stored: WeekByDay) =>
          JSON.stringify(rowsOf(stored)) !== JSON.stringify(this.rows),
        submit: () => this.submit(),
      },
      base,
      draft: parts.draft,
      show: (site) => byDay(this.#typedOf(site ?? base, this.typed.areaNums).rows),
      names: DAY_TEXT,
      send: (entries, site) => {
        const { areaNums } = this.typed;
        const rev = permanentOf(site ?? base, areaNums)?.rev ?? 0;
        return key.send([sn, areaNums, entries, rev], (id) =>
          gateway.putWeeklyHours({ sn, id, rev, areaNums, entries }),
        );
      },
      newest: () => gateway.siteSchedules({ sn }),
      same: (stored, entries) =>
        sameEntries(permanentOf(stored, this.typed.areaNums)?.entries ?? [], entries),
      changeOf: (site) => {
        const stored = permanentOf(site, this.typed.areaNums);
        return stored === undefined ? null : lastChange(stored);
      },
      onSaved: () => parts.onSaved(),
      onLost: parts.onLost,
      words: 'The weekly hours could not be saved. Nothing you entered is lost.',
    });
    makeAutoObservable(this, { edit: false, copying: false });
  }

  get rows(): readonly TypedEntry[] {
    return this.typed.rows;
  }

  get #read() {
    return this.rows.map((row) => readEntry(row));
  }

  /** The errors of each row; empty until the first refused save. */
  get problems(): readonly EntryProblems[] {
    return this.#read.map((one) => (one.ok || !this.complains ? {} : one.error));
  }

  /** The week to save; null while any row is invalid. */
  get entries(): readonly ScheduleEntry[] | null {
    const entries = this.#read.flatMap((one) => (one.ok ? [one.value] : []));
    return entries.length === this.rows.length ? joinedEntries(entries) : null;
  }

  get refusal(): string | null {
    return this.entries === null ? null : refuseSchedule(this.entries);
  }

  get warnings(): readonly string[] {
    return this.entries === null ? [] : scheduleWarnings(this.entries);
  }

  /** The unsaved rows and areas, for a draft. */
  get unsaved(): UnsavedEdit<SiteSchedules, TypedWeek> {
    return { base: this.edit.unsaved.base, values: this.typed, dirty: this.edit.dirty };
  }

  /** Restores input typed before the session ended. */
  begin(base: SiteSchedules, typed: TypedWeek): void {
    this.typed = typed;
    this.edit.saving.begin(base);
  }

  type(at: number, change: Partial<TypedEntry>): void {
    this.#set(this.rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  }

  move(at: number, end: 'opens' | 'closes', minute: number): void {
    this.#set(this.rows.map((row, index) => (index === at ? movedEnd(row, end, minute) : row)));
  }

  /** Adds another business-hours interval to a day, after the day's last interval. */
  add(weekday: number): void {
    const last = this.rows.findLastIndex(({ weekdays: [day = 0] }) => day <= weekday);
    const isFirst = this.rows[last]?.weekdays[0] !== weekday;
    const hours = isFirst ? NEW_ENTRY : { ...NEW_ENTRY, opens: '', closes: '' };
    this.#set(this.rows.toSpliced(last + 1, 0, { ...hours, weekdays: [weekday] }));
  }

  remove(at: number): void {
    this.#set(this.rows.filter((_, index) => index !== at));
  }

  typeQuick(change: Partial<TypedEntry>): void {
    this.quick = { ...this.quick, ...change };
  }

  /** Applies the quick-entry times to all checked weekdays. */
  applyQuick(): void {
    const { weekdays, ...hours } = this.quick;
    if (readEntry(this.quick).ok) this.#set(quickSet(this.rows, weekdays, hours));
  }

  /** Copies the permanent week of another site into the form, without saving. */
  async copyFrom(siteNum: number): Promise<void> {
    await this.copying.press(
      () => this.#parts.gateway.siteSchedules({ sn: siteNum }),
      (answer) => {
        if (!answer.ok)
          return explain(answer.error, 'That site could not be loaded. Check its number.', 'read');
        const found = permanentOf(answer.value, []);
        if (found === undefined) return `${answer.value.siteName} has no weekly hours to copy.`;
        this.#set(weekRows(found.entries));
        this.copiedFrom = answer.value.siteName;
        return null;
      },
    );
  }

  /** Returns the week to send. If any row is invalid, returns null and shows the errors. */
  submit(): readonly ScheduleEntry[] | null {
    this.complains = true;
    const { entries } = this;
    if (entries === null || this.refusal !== null) return null;
    return entries;
  }

  #set(rows: readonly TypedEntry[]): void {
    this.typed = { ...this.typed, rows };
  }

  #typedOf(site: SiteSchedules, areaNums: readonly number[]): TypedWeek {
    const own = permanentOf(site, areaNums) ?? permanentOf(site, []);
    return { areaNums, rows: weekRows(own?.entries ?? []) };
  }
}
