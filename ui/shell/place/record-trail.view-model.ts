import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { RecordTrail } from '#core/navigation/place-trace.schema.ts';
import type { PlaceMemory } from './place-memory.ts';

interface Parts {
  readonly places: Pick<PlaceMemory, 'trail' | 'takeTrail'>;
  /** Reads the rows of a query's page. */
  readonly read: (
    query: URLSearchParams,
  ) => Promise<Result<{ readonly keys: readonly string[]; readonly total: number }, Failure>>;
}

/** The list from which a record was opened, so that the record's screen turns to the next and previous one. */
export class RecordTrailViewModel {
  trail: RecordTrail | null;
  readonly #parts: Parts;
  #isBusy = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.trail = parts.places.trail;
    makeAutoObservable(this, { trail: observableRef });
  }

  get total(): number {
    return this.trail?.total ?? 0;
  }

  /** Returns the position of a record in the whole list, from 0; null if it was not opened from the list. */
  placeOf(key: string): number | null {
    const at = this.trail?.keys.indexOf(key) ?? -1;
    return this.trail === null || at < 0 ? null : this.trail.offset + at;
  }

  /** Returns the key of the record before or after a record; null if there is none or it could not be read. */
  async beside(key: string, step: 1 | -1): Promise<string | null> {
    const { trail } = this;
    const at = trail?.keys.indexOf(key) ?? -1;
    if (trail === null || at < 0 || this.#isBusy) return null;
    const near = trail.keys[at + step];
    if (near !== undefined) return near;
    const query = new URLSearchParams(trail.query);
    const page = Number(query.get('page') ?? '1') + step;
    if (page < 1) return null;
    query.set('page', String(page));
    this.#isBusy = true;
    const read = await this.#parts.read(query);
    this.#isBusy = false;
    if (!read.ok || read.value.keys.length === 0) return null;
    const keys = [...read.value.keys];
    const size = Number(query.get('size'));
    runInAction(() => {
      this.trail = {
        query: query.toString(),
        keys,
        offset: (page - 1) * size,
        total: read.value.total,
      };
      this.#parts.places.takeTrail(this.trail);
    });
    return keys.at(step === 1 ? 0 : -1) ?? null;
  }
}

declare module '../registry.ts' {
  interface ViewModels {
    readonly siteTrail: RecordTrailViewModel;
  }
}
