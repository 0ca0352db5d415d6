import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { ok } from '#core/kernel/result.ts';
import { sameAreas } from '#core/schedules/assign-holidays.rule.ts';
import { refuseSchedule, scheduleWarnings } from '#core/schedules/judge-schedule.rule.ts';
import type { ScheduleEntry } from '#core/schedules/schedule.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { KeptSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
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
import { Submission } from '../forms/submission.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { byDay, DAY_WORDS, type WeekByDay } from './week-by-day.ts';

/** A week as it is typed: one row an opening of a day, for some areas. */
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
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

/** The permanent layer of exactly these areas. */
export const permanentOf = (
  site: SiteSchedules,
  areaNums: readonly number[],
): KeptSchedule | undefined =>
  site.schedules.find((one) => one.layer === 'permanent' && sameAreas(one.areaNums, areaNums));

const sameEntries = (one: readonly ScheduleEntry[], other: readonly ScheduleEntry[]): boolean =>
  JSON.stringify(joinedEntries(one)) === JSON.stringify(joinedEntries(other));

/** The permanent week as it is edited: by dragging, by keys, and by typing the same times (domain guide 6.5). */
export class WeekEditorViewModel {
  typed: TypedWeek;
  quick: TypedEntry = NEW_ENTRY;
  readonly saving: RevisedSave<SiteSchedules>;
  readonly copying = new Submission();
  /** From where the last copy came. */
  copiedFrom: string | null = null;
  /** What is wrong is told from the first refused save on, so that half a time is not complained about. */
  complains = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.typed = this.#typedOf(parts.base, parts.areaNums);
    const typed = (): TypedWeek => this.typed;
    this.saving = new RevisedSave<SiteSchedules>(
      parts.base,
      revisedFields<SiteSchedules, WeekByDay>({
        form: {
          get values() {
            return byDay(typed().rows);
          },
          begin: (days) => this.#set(WEEKDAYS.flatMap((day) => days[day])),
        },
        show: (site) => byDay(this.#typedOf(site ?? parts.base, this.typed.areaNums).rows),
        words: DAY_WORDS,
      }),
    );
    makeAutoObservable(this, { saving: false, copying: false });
  }

  get rows(): readonly TypedEntry[] {
    return this.typed.rows;
  }

  get #read() {
    return this.rows.map((row) => readEntry(row));
  }

  /** What is wrong with each row; contradictions in words at once, incomplete fields once a save was tried. */
  get problems(): readonly EntryProblems[] {
    return this.#read.map((one) => (one.ok || !this.complains ? {} : one.error));
  }

  /** The week, null while something cannot be read. */
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

  get dirty(): boolean {
    const { base } = this.saving;
    if (base === null) return false;
    const stored = this.#typedOf(base, this.typed.areaNums);
    return JSON.stringify(stored.rows) !== JSON.stringify(this.rows);
  }

  goOn(base: SiteSchedules, typed: TypedWeek): void {
    this.saving.begin(base);
    this.typed = typed;
  }

  type(at: number, change: Partial<TypedEntry>): void {
    this.#set(this.rows.map((row, place) => (place === at ? { ...row, ...change } : row)));
  }

  move(at: number, end: 'opens' | 'closes', minute: number): void {
    this.#set(this.rows.map((row, place) => (place === at ? movedEnd(row, end, minute) : row)));
  }

  /** Another opening of a day, after its last. */
  add(weekday: number): void {
    const last = this.rows.findLastIndex(({ weekdays: [day = 0] }) => day <= weekday);
    const isFirst = this.rows[last]?.weekdays[0] !== weekday;
    const hours = isFirst ? NEW_ENTRY : { ...NEW_ENTRY, opens: '', closes: '' };
    this.#set(this.rows.toSpliced(last + 1, 0, { ...hours, weekdays: [weekday] }));
  }

  remove(at: number): void {
    this.#set(this.rows.filter((_, place) => place !== at));
  }

  typeQuick(change: Partial<TypedEntry>): void {
    this.quick = { ...this.quick, ...change };
  }

  /** One pair of times over the checked days. */
  applyQuick(): void {
    const { weekdays, ...hours } = this.quick;
    if (readEntry(this.quick).ok) this.#set(quickSet(this.rows, weekdays, hours));
  }

  /** Takes the permanent week of another site over into the form; nothing is saved yet. */
  async copyFrom(siteNum: number): Promise<void> {
    await this.copying.press(
      () => this.#parts.gateway.siteSchedules({ sn: siteNum }),
      (answer) => {
        if (!answer.ok)
          return explain(answer.error, 'That site could not be read. Is its number right?', 'read');
        const found = permanentOf(answer.value, []);
        if (found === undefined) return `${answer.value.siteName} has no weekly hours to copy.`;
        this.#set(weekRows(found.entries));
        this.copiedFrom = answer.value.siteName;
        return null;
      },
    );
  }

  async save(): Promise<void> {
    this.complains = true;
    const { entries } = this;
    const { base } = this.saving;
    if (entries === null || this.refusal !== null || base === null) return;
    const { gateway, key, onLost, onSaved } = this.#parts;
    const { areaNums } = this.typed;
    const rev = permanentOf(base, areaNums)?.rev ?? 0;
    await this.saving.run({
      send: async () => {
        const content = [base.siteNum, areaNums, entries, rev];
        const saved = await key.send(content, (id) =>
          gateway.putWeeklyHours({ sn: base.siteNum, id, rev, areaNums, entries }),
        );
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok(base) : saved;
      },
      newest: () => gateway.siteSchedules({ sn: base.siteNum }),
      looksAgain: true,
      isMine: (stored) => sameEntries(permanentOf(stored, areaNums)?.entries ?? [], entries),
      done: onSaved,
      words: 'The weekly hours could not be saved. Nothing you entered is lost.',
    });
  }

  /** Who changed the same week meanwhile. */
  get theirs(): KeptSchedule | null {
    const { theirs } = this.saving;
    return theirs === null ? null : (permanentOf(theirs, this.typed.areaNums) ?? null);
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  #set(rows: readonly TypedEntry[]): void {
    this.typed = { ...this.typed, rows };
  }

  #typedOf(site: SiteSchedules, areaNums: readonly number[]): TypedWeek {
    const own = permanentOf(site, areaNums) ?? permanentOf(site, []);
    return { areaNums, rows: weekRows(own?.entries ?? []) };
  }
}
