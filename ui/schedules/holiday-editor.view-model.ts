import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { ok } from '#core/kernel/result.ts';
import { sameAreas } from '#core/schedules/assign-holidays.rule.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { KeptSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { isAssignment } from '#core/schedules/temporary-days.rule.ts';
import {
  type EntryProblems,
  NEW_ENTRY,
  readEntry,
  type TypedEntry,
} from '#core/schedules/typed-entry.rule.ts';
import { NO_FIELDS } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import type { TwoVersions } from '../shell/two-versions.ts';
import { plannedHours, scheduleName } from './schedule-words.ts';

type Group = SiteSchedules['holidays'][number]['holidayGroup'];

/** A holiday, or with the name null a whole group of them. */
export interface HolidayPick {
  readonly holidayGroup: Group;
  readonly holidayName: string | null;
}

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'assignHolidays'>;
  readonly makeKey: () => AttemptKey;
  readonly base: SiteSchedules;
  readonly areaNums: readonly number[];
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

/** Which of the list belongs to a pick. */
export const pickKey = ({ holidayGroup, holidayName }: HolidayPick): string =>
  `${holidayGroup}: ${holidayName ?? ''}`;

/** Several holidays with the same hours at once (domain guide 6.5 "Holidays"). */
export class HolidayEditorViewModel {
  how: 'add' | 'replace' = 'add';
  areaNums: readonly number[];
  picks: readonly HolidayPick[] = [];
  closed = true;
  entry: TypedEntry = { ...NEW_ENTRY, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  tried = false;
  readonly saving: RevisedSave<SiteSchedules>;
  readonly #keys = new Map<string, AttemptKey>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.areaNums = parts.areaNums;
    this.saving = new RevisedSave<SiteSchedules>(parts.base, {
      ...NO_FIELDS,
      apart: (began, stored) => this.#apart(began ?? parts.base, stored),
    });
    makeAutoObservable(this, { saving: false });
  }

  get site(): SiteSchedules {
    return this.saving.base ?? this.#parts.base;
  }

  get dirty(): boolean {
    return this.picks.length > 0 || this.how === 'replace';
  }

  get problems(): EntryProblems {
    const read = readEntry(this.entry);
    return this.closed || !this.tried || read.ok ? {} : read.error;
  }

  get pickProblem(): string | null {
    return this.tried && this.picks.length === 0 && this.how === 'add'
      ? 'Choose at least one holiday'
      : null;
  }

  /** Layers that are there for the same areas. */
  get kept(): readonly KeptSchedule[] {
    return this.#keptIn(this.site);
  }

  #keptIn(site: SiteSchedules): readonly KeptSchedule[] {
    return site.schedules.filter(
      (one) => one.layer === 'holiday' && sameAreas(one.areaNums, this.areaNums),
    );
  }

  #apart(began: SiteSchedules, stored: SiteSchedules): readonly TwoVersions[] {
    const said = (site: SiteSchedules): string =>
      this.#keptIn(site)
        .map((one) => `${scheduleName(one)} (${plannedHours(one)})`)
        .join(', ') || 'Nothing';
    const label = 'Assigned now';
    const mine = this.how === 'replace' ? 'Replaced by what you chose' : null;
    return said(began) === said(stored) ? [] : [{ label, theirs: said(stored), mine }];
  }

  /** The layer that says the hours of a holiday of the list, its own before that of its whole list; null where none does. */
  assignmentOf({ holidayGroup, holidayName }: HolidayPick): KeptSchedule | null {
    const found = this.kept.filter((one) =>
      holidayName === null
        ? one.holidayGroup === holidayGroup && one.holidayName === null
        : isAssignment(one, { holidayGroup, name: holidayName }),
    );
    return found.find((one) => one.holidayName !== null) ?? found[0] ?? null;
  }

  isPicked(pick: HolidayPick): boolean {
    return this.picks.some((one) => pickKey(one) === pickKey(pick));
  }

  pick(pick: HolidayPick, isOn: boolean): void {
    const others = this.picks.filter((one) => pickKey(one) !== pickKey(pick));
    this.picks = isOn ? [...others, pick] : others;
  }

  chooseHow(how: 'add' | 'replace'): void {
    this.how = how;
  }

  chooseAreas(areaNums: readonly number[]): void {
    this.areaNums = areaNums;
  }

  close(isClosed: boolean): void {
    this.closed = isClosed;
  }

  type(change: Partial<TypedEntry>): void {
    this.entry = { ...this.entry, ...change };
  }

  async save(): Promise<void> {
    this.tried = true;
    const read = readEntry(this.entry);
    if (this.pickProblem !== null || (!this.closed && !read.ok)) return;
    const { gateway, onLost, onSaved } = this.#parts;
    const { areaNums, how, site } = this;
    const entries = this.closed || !read.ok ? [] : [read.value];
    const content = [site.siteNum, areaNums, how, entries, this.picks];
    const holidays = this.picks.map((pick) => ({ ...pick, id: this.#idOf(pick, content) }));
    const seen = this.kept.map(({ id, rev }) => ({ id, rev }));
    await this.saving.run({
      send: async () => {
        const wish = { sn: site.siteNum, how, areaNums, entries, holidays, seen };
        const saved = await gateway.assignHolidays(wish);
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok(site) : saved;
      },
      newest: () => gateway.siteSchedules({ sn: site.siteNum }),
      looksAgain: true,
      isMine: (stored) =>
        holidays.length > 0 &&
        holidays.every(({ id }) => stored.schedules.some((one) => one.id === id)),
      done: onSaved,
      words: 'The holidays could not be assigned. Nothing you chose is lost.',
    });
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  /** The same choice keeps its ids until something else is chosen. */
  #idOf(pick: HolidayPick, content: unknown): string {
    const known = this.#keys.get(pickKey(pick)) ?? this.#parts.makeKey();
    this.#keys.set(pickKey(pick), known);
    return known.for(content);
  }
}
