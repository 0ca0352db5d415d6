import { dayNumber, dayText } from '#core/kernel/calendar-day.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import {
  onCallListForm,
  onCallListFormSchema,
  type OnCallListForm,
} from '#core/on-call/on-call-list-form.schema.ts';
import { neverOnCall } from '#core/on-call/never-on-call.rule.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import { ON_CALL_PURPOSES, TIERS, type OnCallPurpose, type Tier } from '#core/on-call/on-call.ts';
import type { OnCallOverview, OnCallList } from '#core/on-call/on-call-overview.schema.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { FormState } from '../forms/form-state.ts';
import { type Places, readPlaced } from '../forms/place-errors.rule.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import { namesIn, TIER_NAMES, WEEKDAY_NAMES } from './on-call-text.ts';

export interface TypedList {
  readonly name: string;
  readonly purpose: OnCallPurpose;
  readonly startsOn: string;
  /** Empty for a list without an end date. */
  readonly endsOn: string;
  readonly handoffAt: string;
  readonly rotationDays: string;
  readonly always: boolean;
  readonly coversFromDay: string;
  readonly coversFrom: string;
  readonly coversToDay: string;
  readonly coversTo: string;
  /** The turns of each tier. Each turn holds the ids of the people who share the turn. */
  readonly tiers: Readonly<Record<Tier, readonly (readonly string[])[]>>;
}

const minuteOf = (text: string): number => {
  const found = /^(\d\d):(\d\d)$/.exec(text);
  return found === null ? Number.NaN : Number(found[1]) * 60 + Number(found[2]);
};

const NO_TIERS: TypedList['tiers'] = { primary: [[]], backup: [], manager: [] };

/** Returns the form values for a list. A new list has a weekly hand-off on Mondays at 08:00. */
const show = (list: OnCallList | null, today: number): TypedList => {
  const monday = today - ((today + 3) % 7);
  const covers = list?.covers ?? {
    from: { weekday: 5, minute: 1020 },
    to: { weekday: 1, minute: 480 },
  };
  return {
    name: list?.name ?? '',
    purpose: list?.purpose ?? ON_CALL_PURPOSES[0],
    startsOn: list?.startsOn ?? dayText(monday),
    endsOn: list?.endsOn ?? '',
    handoffAt: wallText(list?.handoffAt ?? 480),
    rotationDays: String(list?.rotationDays ?? 7),
    always: list === null || list.covers === null,
    coversFromDay: String(covers.from.weekday),
    coversFrom: wallText(covers.from.minute),
    coversToDay: String(covers.to.weekday),
    coversTo: wallText(covers.to.minute),
    tiers:
      list === null
        ? NO_TIERS
        : {
            primary: list.tiers.find(({ tier }) => tier === 'primary')?.turns ?? [],
            backup: list.tiers.find(({ tier }) => tier === 'backup')?.turns ?? [],
            manager: list.tiers.find(({ tier }) => tier === 'manager')?.turns ?? [],
          },
  };
};

const read = (typed: TypedList) => ({
  name: typed.name,
  purpose: typed.purpose,
  startsOn: typed.startsOn,
  endsOn: typed.endsOn === '' ? null : typed.endsOn,
  handoffAt: minuteOf(typed.handoffAt),
  rotationDays: /^\d{1,3}$/.test(typed.rotationDays.trim())
    ? Number(typed.rotationDays)
    : Number.NaN,
  covers: typed.always
    ? null
    : {
        from: { weekday: Number(typed.coversFromDay), minute: minuteOf(typed.coversFrom) },
        to: { weekday: Number(typed.coversToDay), minute: minuteOf(typed.coversTo) },
      },
  tiers: TIERS.filter((tier) => typed.tiers[tier].length > 0).map((tier) => ({
    tier,
    turns: typed.tiers[tier].map((turn) => [...turn]),
  })),
});

/** Where the form shows the errors of parts that are typed in fields of their own. */
export const LIST_PLACES: Places = {
  fields: {
    'covers.from.weekday': 'coversFromDay',
    'covers.from.minute': 'coversFrom',
    'covers.to.weekday': 'coversToDay',
    'covers.to.minute': 'coversTo',
  },
  lines: { tiers: 'Place' },
};

interface Parts {
  readonly gateway: OnCallGateway;
  readonly key: AttemptKey;
  readonly overview: OnCallOverview;
  readonly list: OnCallList | null;
  readonly today: number;
  readonly wallClock: WallClock;
  readonly newest: () => Answer<OnCallOverview>;
  readonly onSaved: () => void;
}

/** A warning to show before a list is saved. */
export type ListWarning =
  | { readonly kind: 'neverPaged'; readonly people: readonly string[] }
  | { readonly kind: 'notYet'; readonly startsOn: string; readonly handoffAt: number };

const weekday = (day: string): string => WEEKDAY_NAMES[Number(day) - 1] ?? '';

const NAMES = Object.keys(onCallListForm) as readonly (keyof OnCallListForm)[];

/** The editor of a rotation list. */
export class ListEditor {
  readonly edit: RevisedEditor<OnCallList, FormState<TypedList, OnCallListForm>>;
  readonly overview: OnCallOverview;
  readonly #today: number;

  constructor({ overview, gateway, key, list, newest, onSaved, today }: Parts) {
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: show(list, today),
        prefix: 'list-',
        validate: (typed) => readPlaced(onCallListFormSchema, read(typed), LIST_PLACES),
      }),
      base: list,
      show: (stored) => show(stored, today),
      same: (one, other) =>
        NAMES.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name])),
      send: (wanted, stored) =>
        stored === null
          ? key.send(wanted, (id) => gateway.saveOnCallList({ id, rev: 0, ...wanted }))
          : gateway.saveOnCallList({ id: stored.id, rev: stored.rev, ...wanted }),
      newest: async () =>
        mapOk(
          await newest(),
          ({ lists }) => lists.find(({ id }) => id === (list?.id ?? key.last)) ?? null,
        ),
      changeOf: lastChange,
      onSaved,
      words: 'The list could not be saved. Nothing you typed is lost.',
      names: {
        name: 'Name',
        purpose: 'Purpose',
        startsOn: 'First shift starts on',
        endsOn: 'Last day',
        handoffAt: 'Hand-off at',
        rotationDays: 'Days per shift',
        always: 'On call at all hours',
        coversFromDay: { label: 'On call from', say: weekday },
        coversFrom: 'On call from, time',
        coversToDay: { label: 'Until', say: weekday },
        coversTo: 'Until, time',
        tiers: {
          label: 'Turns',
          say: (tiers) =>
            TIERS.filter((tier) => tiers[tier].length > 0)
              .map(
                (tier) =>
                  `${TIER_NAMES[tier]}: ${tiers[tier].map((turn) => namesIn(overview, turn)).join(', ')}`,
              )
              .join('; '),
        },
      },
    });
    this.overview = overview;
    this.#today = today;
  }

  /** Warnings before the list is saved: people who never have a turn, or a list that has not started yet. */
  get warnings(): readonly ListWarning[] {
    const { validated } = this.edit.form;
    if (!validated.ok) return [];
    const list = validated.value;
    const people = neverOnCall(list);
    return [
      ...(people.length === 0 ? [] : [{ kind: 'neverPaged', people } as const]),
      ...(dayNumber(list.startsOn) > this.#today
        ? [{ kind: 'notYet', startsOn: list.startsOn, handoffAt: list.handoffAt } as const]
        : []),
    ];
  }
}
