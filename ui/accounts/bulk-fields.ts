import { makeAutoObservable } from 'mobx';
import type { BulkAct, BulkForm } from '#core/bulk-tests/bulk-test.schema.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { noteFormOn } from '#core/site-file/note-form.schema.ts';
import {
  EXTENSIONS,
  longestTest,
  QUICK_LENGTHS,
  TEST_CATEGORIES,
  type TestCategory,
} from '#core/tests-on-site/test-limits.ts';
import { readerZone } from '../kit/format-time.ts';
import { bulkForm, type BulkLength } from './bulk-form.rule.ts';

/** What is typed and chosen for an act on many accounts. */
export class BulkFields {
  category: TestCategory = 'Technician test';
  length: BulkLength = `${TEST_CATEGORIES['Technician test'].usual}`;
  /** A custom end time in the reader's time zone, such as `2026-03-12T16:00`. */
  ends = '';
  reason: string = TEST_CATEGORIES['Technician test'].reason;
  /** The extension in milliseconds. */
  by: number = EXTENSIONS[0];
  /** The text of a note, and its last day, such as `2026-03-12`. */
  text = '';
  until = '';
  /** True if notes may have no last day. */
  readonly permanentNotes: boolean;

  constructor(permanentNotes: boolean) {
    this.permanentNotes = permanentNotes;
    makeAutoObservable(this, { permanentNotes: false });
  }

  get longest(): number {
    return longestTest(this.category, 'dealer');
  }

  /** The lengths offered as buttons, in milliseconds, without those beyond the maximum. */
  get lengths(): readonly number[] {
    return QUICK_LENGTHS.filter((ms) => ms <= this.longest);
  }

  get reasonProblem(): string | null {
    return this.reason.trim() === '' ? 'Enter a reason' : tooLong(this.reason, LIMITS.testReason);
  }

  /** What is wrong with the text and the last day of a note. */
  get noteProblem(): { readonly text: string | null; readonly until: string | null } {
    const { permanentNotes: permanent, text, until } = this;
    const today = calendarDay(Date.now(), readerZone());
    const form = { text, until: until === '' ? null : until, pinned: false };
    const issues = noteFormOn(today, { permanent }).safeParse(form).error?.issues ?? [];
    const of = (name: string) => issues.find(({ path }) => path[0] === name)?.message ?? null;
    return { text: of('text'), until: of('until') };
  }

  /** Returns what a dry run of an act lacks; null if it lacks nothing. */
  lacks(act: BulkAct): string | null {
    if (act === 'place' && this.reasonProblem !== null) return 'Enter a reason to check';
    if (act === 'note' && this.noteProblem.until !== null) return 'Enter the last day to check';
    return this.form(act) === null ? 'Enter an end date and time to check' : null;
  }

  /** Returns the form of an act; null while a custom end time is missing. */
  form(act: BulkAct): BulkForm | null {
    const { by, category, ends, length, reason, text, until } = this;
    const timeZone = readerZone();
    return bulkForm(act, { by, category, ends, length, reason, text, until, timeZone });
  }

  choose(category: TestCategory): void {
    const { reason } = TEST_CATEGORIES[this.category];
    this.category = category;
    this.length = `${TEST_CATEGORIES[category].usual}`;
    if (this.reason === reason) this.reason = TEST_CATEGORIES[category].reason;
  }

  setLength(length: BulkLength): void {
    this.length = length;
  }

  setEnds(ends: string): void {
    this.ends = ends;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  extendBy(by: number): void {
    this.by = by;
  }

  setText(text: string): void {
    this.text = text;
  }

  setUntil(until: string): void {
    this.until = until;
  }
}
