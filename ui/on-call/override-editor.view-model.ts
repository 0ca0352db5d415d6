import { typedFor, typedMoment } from '#core/kernel/typed-time.rule.ts';
import { makeAutoObservable } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import {
  overrideForm,
  type OverrideForm,
  overrideFormSchema,
} from '#core/on-call/override-form.schema.ts';
import { TIERS, type OverrideKind, type Tier } from '#core/on-call/on-call.ts';
import type { OnCallOverview, OnCallOverride } from '#core/on-call/on-call-overview.schema.ts';
import { overrideEffects, type OverrideEffect } from '#core/on-call/override-effects.rule.ts';
import { FormState } from '../forms/form-state.ts';
import { type Places, readPlaced } from '../forms/place-errors.rule.ts';
import { RevisedEditor } from '../shell/revised-editor.ts';
import { shownMoment } from '../shell/revised-fields.ts';
import { nameIn, TIER_NAMES } from './on-call-text.ts';

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
  readonly gateway: OnCallGateway;
  readonly key: AttemptKey;
  readonly overview: OnCallOverview;
  /** The edited override; null for a new one, which starts as `begin` says. */
  readonly override: OnCallOverride | null;
  readonly begin: Begin;
  readonly wallClock: WallClock;
  readonly newest: () => Answer<OnCallOverview>;
  readonly onSaved: () => void;
}

/** Where the form shows the errors of parts that are typed in fields of their own. */
export const OVERRIDE_PLACES: Places = { fields: { listId: 'place', tier: 'place' } };
const NAMES = Object.keys(overrideForm) as readonly (keyof OverrideForm)[];

/** The options of what an override does. */
export const OVERRIDE_KIND_OPTIONS = [
  { value: 'add', text: 'Add' },
  { value: 'replace', text: 'Replace' },
  { value: 'remove', text: 'Remove' },
] as const;

const placeKey = (listId: string, tier: Tier): string => `${listId} ${tier}`;

/** Returns one option per list and tier. */
export const placeOptions = ({ lists }: OnCallOverview) =>
  lists.flatMap(({ id, name }) =>
    TIERS.map((tier) => ({
      value: placeKey(id, tier),
      text: `${name}, ${TIER_NAMES[tier].toLowerCase()}`,
    })),
  );

/** Returns the fields of a new override. */
const beginning = ({ begin, overview }: Parts): TypedOverride => {
  const list = overview.lists.find(({ id }) => id === begin.listId) ?? overview.lists[0];
  const tier = begin.tier ?? TIERS.find((one) => list?.tiers.some((of) => of.tier === one));
  const typed = (at: number | undefined): string =>
    at === undefined ? '' : typedFor(at, overview.timeZone);
  return {
    kind: begin.from === undefined ? 'replace' : 'add',
    place: list === undefined ? '' : placeKey(list.id, tier ?? 'primary'),
    insteadOf: '',
    personId: '',
    from: typed(begin.from),
    to: typed(begin.to),
    note: '',
  };
};

/** The editor of an override, with a preview of its effects. */
export class OverrideEditor {
  readonly edit: RevisedEditor<OnCallOverride, FormState<TypedOverride, OverrideForm>>;
  readonly overview: OnCallOverview;
  readonly #wallClock: WallClock;

  constructor(parts: Parts) {
    const { gateway, key, newest, onSaved, overview, override, wallClock } = parts;
    const { timeZone } = overview;
    const typed = (at: string): string => typedFor(Date.parse(at), timeZone);
    const show = (stored: OnCallOverride | null): TypedOverride =>
      stored === null
        ? beginning(parts)
        : {
            kind: stored.kind,
            place: placeKey(stored.listId, stored.tier),
            insteadOf: stored.insteadOf ?? '',
            personId: stored.personId ?? '',
            from: typed(stored.from),
            to: typed(stored.to),
            note: stored.note ?? '',
          };
    const person = (id: string): string => (id === '' ? '' : nameIn(overview, id));
    const chosen =
      (options: readonly { readonly value: string; readonly text: string }[]) =>
      (value: string): string =>
        options.find((one) => one.value === value)?.text ?? '';
    this.overview = overview;
    this.#wallClock = wallClock;
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: show(override),
        prefix: 'override-',
        atOnce: { personId: 'personId' },
        ifFilled: { from: 'to' },
        validate: (form) => {
          const [listId = '', tier = 'primary'] = form.place.split(' ');
          return readPlaced(
            overrideFormSchema,
            {
              listId,
              tier,
              kind: form.kind,
              personId: form.kind === 'remove' || form.personId === '' ? null : form.personId,
              insteadOf: form.kind === 'add' || form.insteadOf === '' ? null : form.insteadOf,
              from: typedMoment(form.from, timeZone),
              to: typedMoment(form.to, timeZone),
              note: form.note.trim() === '' ? null : form.note,
            },
            OVERRIDE_PLACES,
          );
        },
      }),
      base: override,
      show,
      same: (stored, wanted) => NAMES.every((name) => stored[name] === wanted[name]),
      send: (wanted, stored) =>
        stored === null
          ? key.send(wanted, (id) => gateway.addOnCallOverride({ id, ...wanted }))
          : gateway.changeOnCallOverride({ id: stored.id, rev: stored.rev, ...wanted }),
      // An override that has ended stays in the schedule of the past, and cannot be changed any more.
      newest: async () =>
        mapOk(
          await newest(),
          ({ asOf, overrides }) =>
            overrides.find(({ id, to }) => id === (override?.id ?? key.last) && to > asOf) ?? null,
        ),
      changeOf: ({ madeAt, madeBy }) => ({ who: madeBy, at: madeAt }),
      onSaved,
      words: 'The override could not be saved. Nothing you typed is lost.',
      names: {
        kind: { label: 'What it does', say: chosen(OVERRIDE_KIND_OPTIONS) },
        place: { label: 'List and position', say: chosen(placeOptions(overview)) },
        insteadOf: { label: 'Instead of', say: person },
        personId: { label: 'Takes over', say: person },
        from: { label: 'From', say: shownMoment },
        to: { label: 'Until', say: shownMoment },
        note: 'Note',
      },
    });
    makeAutoObservable(this, { edit: false, overview: false });
  }

  /** The override as the form describes it; null while the form is invalid. */
  get draft(): OnCallOverride | null {
    const { form, saving } = this.edit;
    if (!form.validated.ok) return null;
    return {
      id: 'draft',
      rev: 0,
      swapId: null,
      ...saving.base,
      ...form.validated.value,
      madeBy: '',
      madeAt: this.overview.asOf,
    };
  }

  /** The schedule changes that the override would cause. */
  get effects(): readonly OverrideEffect[] {
    const { draft, overview } = this;
    return draft === null ? [] : overrideEffects(overview, draft, this.#wallClock);
  }
}
