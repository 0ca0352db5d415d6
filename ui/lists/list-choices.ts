import { makeAutoObservable, observableRef } from 'mobx';
import {
  readColumnWidths,
  withColumnWidth,
  type ColumnWidths,
} from '#core/lists/column-widths.rule.ts';
import type { FilterSet } from '#core/lists/filter-set.schema.ts';
import {
  readFilterSets,
  withFilterSet,
  withoutFilterSet,
} from '#core/lists/read-filter-sets.rule.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import type { Fit } from '../kit/data-list/use-fitting.ts';
import type { SharedViews } from './shared-views.ts';

/** The rows that lists showed on the history entries of this tab, so that Back finds them (ui/shell/place). */
export interface RowMemory {
  recallPage(list: string, address: string): unknown;
  keepPage(list: string, address: string, page: unknown): void;
}

/** The preferences of the signed-in user. */
export interface OwnPreferences {
  readonly rows?: RowMemory;
  readonly store: Pick<PreferenceStore, 'read' | 'write'>;
  readonly userId: string;
  /** Loads the views that the user's group shares; null if they could not be loaded. Absent for customers, who have no group. */
  readonly shared?: () => Promise<SharedViews | null>;
}

/** The user's stored choices for one list: columns with their widths, height of rows, and named filters (domain guide 5.5). */
export class ListChoices {
  /** The stored column keys; null if the user has chosen no columns. `shownColumns` interprets the keys. */
  columns: unknown = null;
  /** The displayed columns: the chosen ones that the list has room for; null before the list is displayed. */
  fit: Fit | null = null;
  /** The widths of the columns that the user has resized. */
  widths: ColumnWidths = {};
  /** True if the user wants low rows. */
  compact = false;
  sets: readonly FilterSet[] = [];
  /** True if the group shared views of this list when it was opened last, so that their tabs get room before they are loaded. */
  sharedBefore = false;
  readonly #name: string;
  readonly #own: OwnPreferences | null;

  constructor(list: string, own: OwnPreferences | null) {
    this.#name = `list-${list}`;
    this.#own = own;
    this.columns = this.#read('columns');
    this.widths = readColumnWidths(this.#read('widths'));
    this.compact = this.#read('density') === 'compact';
    this.sets = readFilterSets(this.#read('sets'));
    this.sharedBefore = this.#read('shared') === true;
    makeAutoObservable(this, {
      columns: observableRef,
      fit: observableRef,
      widths: observableRef,
      sets: observableRef,
    });
  }

  readonly setFit = (fit: Fit): void => {
    this.fit = fit;
  };

  showColumns(keys: readonly string[]): void {
    this.columns = keys;
    this.#write('columns', keys);
  }

  readonly sizeColumn = (key: string, width: number | null): void => {
    this.widths = withColumnWidth(this.widths, key, width);
    this.#write('widths', this.widths);
  };

  setCompact(compact: boolean): void {
    this.compact = compact;
    this.#write('density', compact ? 'compact' : null);
  }

  /** Shows columns and rows as the list has them by default. */
  reset(): void {
    this.columns = null;
    this.widths = {};
    this.compact = false;
    for (const part of ['columns', 'widths', 'density']) this.#write(part, null);
  }

  keepSet(set: FilterSet): void {
    this.sets = withFilterSet(this.sets, set);
    this.#write('sets', this.sets);
  }

  dropSet(name: string): void {
    this.sets = withoutFilterSet(this.sets, name);
    this.#write('sets', this.sets);
  }

  /** Loads the views that the group shares, if the user has a group. */
  async loadShared(): Promise<SharedViews | null> {
    return (await this.#own?.shared?.()) ?? null;
  }

  keepShared(any: boolean): void {
    if (any === this.sharedBefore) return;
    this.sharedBefore = any;
    this.#write('shared', any || null);
  }

  #read(part: string): unknown {
    return this.#own?.store.read(this.#own.userId, `${this.#name}-${part}`) ?? null;
  }

  #write(part: string, value: unknown): void {
    this.#own?.store.write(this.#own.userId, `${this.#name}-${part}`, value);
  }
}
