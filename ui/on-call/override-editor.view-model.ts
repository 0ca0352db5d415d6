import { typedFor, typedMoment } from '#core/kernel/typed-time.rule.ts';
import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import { type OverrideForm, overrideFormSchema } from '#core/on-call/override-form.schema.ts';
import { TIERS, type OverrideKind, type Tier } from '#core/on-call/on-call.ts';
import type { OnCallOverview, OnCallOverride } from '#core/on-call/on-call-overview.schema.ts';
import { overrideEffects, type OverrideEffect } from '#core/on-call/override-effects.rule.ts';
import { FormState } from '../forms/form-state.ts';
import { Submission } from '../forms/submission.ts';
import { type Places, readPlaced } from '../forms/place-errors.rule.ts';

export interface TypedOverride {
  readonly kind: OverrideKind;
  /** The list and tier, as `listId tier`. */
  readonly place: string;
  readonly insteadOf: string;
  readonly personId: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

interface Begin {
  readonly listId?: string;
  readonly tier?: Tier;
  readonly from?: number;
  readonly to?: number;
}

interface Parts {
  readonly overview: OnCallOverview;
  readonly begin: Begin;
  readonly wallClock: WallClock;
  readonly key: AttemptKey;
  readonly send: (id: string, form: OverrideForm) => Answer<unknown>;
  readonly onSaved: () => void;
}

/** Where the form shows the errors of parts that are typed in fields of their own. */
export const OVERRIDE_PLACES: Places = { fields: { listId: 'place', tier: 'place' } };

/** Returns the option value of a list and tier. */
export const placeKey = (listId: string, tier: Tier): string => `${listId} ${tier}`;

/** The editor of a new override, with a preview of its effects. */
export class OverrideEditor {
  readonly form: FormState<TypedOverride, OverrideForm>;
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { begin, overview } = parts;
    const { timeZone } = overview;
    const list = overview.lists.find(({ id }) => id === begin.listId) ?? overview.lists[0];
    const tier = begin.tier ?? TIERS.find((one) => list?.tiers.some((of) => of.tier === one));
    const fills = begin.from !== undefined;
    const initial: TypedOverride = {
      kind: fills ? 'add' : 'replace',
      place: list === undefined ? '' : placeKey(list.id, tier ?? 'primary'),
      insteadOf: '',
      personId: '',
      from: begin.from === undefined ? '' : typedFor(begin.from, timeZone),
      to: begin.to === undefined ? '' : typedFor(begin.to, timeZone),
      note: '',
    };
    this.form = new FormState({
      initial,
      prefix: 'override-',
      atOnce: { personId: 'personId' },
      ifFilled: { from: 'to' },
      validate: (typed) => {
        const [listId = '', place = 'primary'] = typed.place.split(' ');
        return readPlaced(
          overrideFormSchema,
          {
            listId,
            tier: place,
            kind: typed.kind,
            personId: typed.kind === 'remove' || typed.personId === '' ? null : typed.personId,
            insteadOf: typed.kind === 'add' || typed.insteadOf === '' ? null : typed.insteadOf,
            from: typedMoment(typed.from, timeZone),
            to: typedMoment(typed.to, timeZone),
            note: typed.note.trim() === '' ? null : typed.note,
          },
          OVERRIDE_PLACES,
        );
      },
    });
    makeAutoObservable<this, 'form' | 'submission'>(this, { form: false, submission: false });
  }

  get overview(): OnCallOverview {
    return this.#parts.overview;
  }

  get dirty(): boolean {
    return this.form.differs();
  }

  /** The override in the form; null while the form is invalid. */
  get draft(): OnCallOverride | null {
    const { validated } = this.form;
    if (!validated.ok) return null;
    return {
      ...validated.value,
      id: 'draft',
      rev: 0,
      swapId: null,
      madeBy: '',
      madeAt: this.overview.asOf,
    };
  }

  /** The schedule changes that the override would cause. */
  get effects(): readonly OverrideEffect[] {
    const { overview, wallClock } = this.#parts;
    return this.draft === null ? [] : overrideEffects(overview, this.draft, wallClock);
  }

  async save(): Promise<void> {
    const wanted = this.form.submit();
    if (wanted === null) return;
    const { key, onSaved, send } = this.#parts;
    await this.submission.run(() => key.send(wanted, (id) => send(id, wanted)), {
      fallback: 'The override could not be added. Nothing you typed is lost.',
      onOk: onSaved,
    });
  }
}
