import { typedFor, typedMoment } from '#core/kernel/typed-time.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import { fixedForm, fixedFormSchema, type FixedForm } from '#core/on-call/override-form.schema.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type { Tier } from '#core/on-call/on-call.ts';
import type { OnCallOverview, OnCallFixed } from '#core/on-call/on-call-overview.schema.ts';
import { shownMoment } from '../shell/revised-fields.ts';
import { FormState } from '../forms/form-state.ts';
import { readPlaced } from '../forms/place-errors.rule.ts';
import { RevisedEditor } from '../shell/revised-editor.ts';
import { nameIn, TIER_NAMES } from './on-call-text.ts';

export interface TypedSlot {
  readonly tier: Tier;
  readonly personId: string;
  readonly from: string;
  readonly to: string;
}

export interface TypedFixed {
  readonly listId: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly slots: readonly TypedSlot[];
}

interface Parts {
  readonly gateway: OnCallGateway;
  readonly key: AttemptKey;
  readonly overview: OnCallOverview;
  readonly fixed: OnCallFixed | null;
  readonly newest: () => Answer<OnCallOverview>;
  readonly onSaved: () => void;
}

const NAMES = Object.keys(fixedForm) as readonly (keyof FixedForm)[];

/** The editor of a temporary fixed schedule. */
export class FixedEditor {
  readonly edit: RevisedEditor<OnCallFixed, FormState<TypedFixed, FixedForm>>;
  readonly overview: OnCallOverview;

  constructor({ overview, fixed, gateway, key, newest, onSaved }: Parts) {
    const typed = (at: string): string => typedFor(Date.parse(at), overview.timeZone);
    const moment = (text: string): string => typedMoment(text, overview.timeZone);
    const show = (stored: OnCallFixed | null): TypedFixed => ({
      listId: stored?.listId ?? overview.lists[0]?.id ?? '',
      name: stored?.name ?? '',
      from: stored === null ? '' : typed(stored.from),
      to: stored === null ? '' : typed(stored.to),
      slots: (stored?.slots ?? []).flatMap(({ from, people, tier, to }) =>
        people.map((personId) => ({ tier, personId, from: typed(from), to: typed(to) })),
      ),
    });
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: show(fixed),
        prefix: 'fixed-',
        validate: (form) =>
          readPlaced(
            fixedFormSchema,
            {
              listId: form.listId,
              name: form.name,
              from: moment(form.from),
              to: moment(form.to),
              slots: form.slots.map(({ from, personId, tier, to }) => ({
                tier,
                // A shift without its own times takes the times of the whole schedule.
                from: moment(from === '' ? form.from : from),
                to: moment(to === '' ? form.to : to),
                people: personId === '' ? [] : [personId],
              })),
            },
            { lines: { slots: 'Shift' } },
          ),
      }),
      base: fixed,
      show,
      same: (one, other) =>
        NAMES.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name])),
      send: (wanted, stored) =>
        stored === null
          ? key.send(wanted, (id) => gateway.saveOnCallFixed({ id, rev: 0, ...wanted }))
          : gateway.saveOnCallFixed({ id: stored.id, rev: stored.rev, ...wanted }),
      newest: async () =>
        mapOk(
          await newest(),
          ({ fixed: all }) => all.find(({ id }) => id === (fixed?.id ?? key.last)) ?? null,
        ),
      changeOf: ({ madeAt, madeBy }) => ({ who: madeBy, at: madeAt }),
      onSaved,
      words: 'The fixed schedule could not be saved. Nothing you typed is lost.',
      names: {
        listId: {
          label: 'List',
          say: (id) => overview.lists.find((list) => list.id === id)?.name ?? '',
        },
        name: 'Name',
        from: { label: 'From', say: shownMoment },
        to: { label: 'Until', say: shownMoment },
        slots: {
          label: 'Shifts',
          say: (slots) =>
            slots
              .map(
                (slot) =>
                  `${TIER_NAMES[slot.tier]} ${nameIn(overview, slot.personId)}, ${shownMoment(slot.from)} to ${shownMoment(slot.to)}`,
              )
              .join('; '),
        },
      },
    });
    this.overview = overview;
  }
}
