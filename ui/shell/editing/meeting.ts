import { makeAutoObservable, observable, observableRef } from 'mobx';
import { mergeFields } from '#core/forms/merge-fields.rule.ts';
import { type FieldText, labelOf, versionsInWords } from '../revised-fields.ts';

/** Who last changed an item, and when. */
export interface LastChange {
  readonly who: string | null;
  readonly at: string | null;
}

type Side = 'mine' | 'theirs';

/** A field that both people changed: what the form gets by each choice, and both versions in words. */
export interface ShownClash {
  readonly field: string;
  readonly label: string;
  readonly words: Readonly<Record<Side, string>>;
  readonly values: Readonly<Record<Side, unknown>>;
}

/** What another person's save brought. */
interface Met {
  readonly by: LastChange;
  /** Labels of the fields that came into the form from that save alone. */
  readonly taken: readonly string[];
  readonly clashes: readonly ShownClash[];
}

export interface MeetingParts<Base, Typed extends object> {
  readonly form: { readonly values: Typed; begin(values: Typed): void };
  /** Returns the form values of an item; null gives the values of a new item. */
  readonly show: (stored: Base | null) => Typed;
  /** Labels of the fields. A field without an entry is called by its key; one with null is never compared. */
  readonly names: FieldText<Typed>;
  /** What another person changes, if that is not what the form shows of the stored item. */
  readonly compared?: (stored: Base | null) => Typed;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const listed = (labels: readonly string[]): string =>
  [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' and ');

/** Returns who saved, for a sentence. Nobody is named for values of the installation. */
export const whoSaved = ({ who }: LastChange): string => who ?? 'Someone else';

/**
 * An open form that meets another person's save (domain guide 5.3). What only one of the two changed is kept; of a field
 * that both changed, the person chooses one version.
 */
export class Meeting<Base, Typed extends object> {
  met: Met | null = null;
  /** True once the merged form waits for the person instead of being saved by itself. */
  waits = false;
  /** True if a save was refused because a choice is missing. */
  asks = false;
  /** What a save kept of both; a new object for each such save. */
  kept: { readonly text: string } | null = null;
  readonly #picks = observable.map<string, Side>();
  readonly #parts: MeetingParts<Base, Typed>;
  /** What the form stood on before it met the other save. */
  #before: Base | null = null;

  constructor(parts: MeetingParts<Base, Typed>) {
    this.#parts = parts;
    makeAutoObservable(this, { met: observableRef, kept: observableRef });
  }

  /** The fields that wait for a choice. A field that the person types anew is chosen by that. */
  get open(): readonly ShownClash[] {
    const { met } = this;
    return (met?.clashes ?? []).filter(
      ({ field, values }) => !this.#picks.has(field) && same(this.#valueOf(field), values.mine),
    );
  }

  /** Returns the version that the form has of a field; null if none was chosen, or the field was typed anew. */
  sideOf({ field, values }: ShownClash): Side | null {
    const value = this.#valueOf(field);
    const pick = this.#picks.get(field) ?? null;
    if (value === undefined) return pick;
    if (same(value, values.theirs)) return 'theirs';
    return same(value, values.mine) ? pick : null;
  }

  /** Merges what another person saved into the form, which stands on that save from then on. */
  meet(base: Base | null, theirs: Base, by: LastChange): void {
    const { compared, form, names, show } = this.#parts;
    const [began, mine, now] = [show(base), form.values, show(theirs)];
    const seen = (compared ?? show)(base);
    const touched = Object.entries(mine).filter(
      ([field, value]) => !same(value, (began as Readonly<Record<string, unknown>>)[field]),
    );
    const { clashes, taken } = mergeFields(
      seen,
      { ...seen, ...(Object.fromEntries(touched) as Partial<Typed>) },
      (compared ?? show)(theirs),
    );
    const brought = taken.flatMap((field) => labelOf(names, field) ?? []);
    this.#before = base;
    this.met = {
      by,
      taken: [...new Set([...(this.met?.taken ?? []), ...brought])],
      clashes: clashes.flatMap((clash) => {
        const { field } = clash;
        const label = labelOf(names, field);
        if (label === null) return [];
        const values = { mine: clash.mine, theirs: compared ? now[field] : clash.theirs };
        return [{ field, label, values, words: versionsInWords(names, clash) }];
      }),
    };
    this.#picks.clear();
    this.asks = false;
    form.begin(mergeFields(began, mine, now).merged);
  }

  /** Returns what a draft of the form stands on: while a choice is missing, what makes the next save ask again. */
  drafted(base: Base | null): Base | null {
    return this.open.length > 0 ? this.#before : base;
  }

  /** Puts one version of a field into the form. */
  pick({ field, values }: ShownClash, side: Side): void {
    const { form } = this.#parts;
    this.#picks.set(field, side);
    form.begin({ ...form.values, [field]: values[side] });
  }

  /** Returns whether a save may go on. If a choice is missing, the choices say so. */
  settled(): boolean {
    this.asks = this.open.length > 0;
    return !this.asks;
  }

  /** Shows what came from the other person, because the merged form was not saved by itself. */
  wait(): void {
    this.waits = this.met !== null;
  }

  /** Called when the merged form is stored. What was shown for a choice is not said again. */
  end(): void {
    const { met } = this;
    this.clear();
    if (met !== null && met.clashes.length === 0 && met.taken.length > 0)
      this.kept = {
        text: `${whoSaved(met.by)} changed ${listed(met.taken)} in the meantime; both changes are kept.`,
      };
  }

  clear(): void {
    this.met = null;
    this.waits = false;
    this.asks = false;
    this.#picks.clear();
  }

  #valueOf(field: string): unknown {
    return (this.#parts.form.values as Readonly<Record<string, unknown>>)[field];
  }
}

/** A meeting of a form of any type. */
export type AnyMeeting = Pick<
  Meeting<never, object>,
  'asks' | 'kept' | 'met' | 'open' | 'pick' | 'sideOf' | 'waits'
>;
