import { typedFor, typedMoment } from '#core/kernel/typed-time.rule.ts';
import type { BusinessHoursGateway } from '#core/business-hours/business-hours.api.ts';
import {
  type BusinessHoursOverview,
  type StoredTemporaryHours,
  temporaryHoursForm,
  type TemporaryHoursForm,
  temporaryHoursFormSchema,
} from '#core/business-hours/business-hours.schema.ts';
import { mergedSpan, overlapsOfSpan } from '#core/business-hours/overlaps-of-span.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import { type FieldText, shownMoment } from '../shell/revised-fields.ts';
import { FormState } from '../forms/form-state.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import type { HoursGroup } from './group-hours.ts';

/** The form values of a temporary change. */
export interface TypedTemporary {
  readonly from: string;
  readonly to: string;
  readonly state: 'open' | 'closed';
  readonly reason: string;
  readonly greeting: string;
  /** True if the user accepted that the change is merged with the changes it overlaps. */
  readonly merges: boolean;
}

interface Parts {
  readonly gateway: BusinessHoursGateway;
  readonly key: AttemptKey;
  readonly overview: BusinessHoursOverview;
  readonly group: HoursGroup;
  readonly temporary: StoredTemporaryHours | null;
  readonly newest: () => Answer<BusinessHoursOverview>;
  readonly onSaved: () => void;
}

const WORDS: FieldText<TypedTemporary> = {
  from: { label: 'From', say: shownMoment },
  to: { label: 'Until', say: shownMoment },
  state: { label: 'You are', say: (state) => (state === 'open' ? 'Open' : 'Closed') },
  reason: 'Reason',
  greeting: 'Greeting during this time',
  merges: null,
};

const NAMES = Object.keys(temporaryHoursForm) as readonly (keyof TemporaryHoursForm)[];

/** The editor of a temporary change of the hours. */
export class TemporaryEditor {
  readonly edit: RevisedEditor<StoredTemporaryHours, FormState<TypedTemporary, TemporaryHoursForm>>;
  readonly group: HoursGroup;
  readonly asOf: string;
  readonly #others: readonly StoredTemporaryHours[];

  constructor({ overview, gateway, group, key, newest, onSaved, temporary }: Parts) {
    const { siteGroupNum, timeZone } = group;
    const moment = (typed: string): string => typedMoment(typed, timeZone);
    const typedOf = (at: string): string => typedFor(Date.parse(at), timeZone);
    const others = overview.temporary.filter(
      (one) => one.siteGroupNum === siteGroupNum && one.id !== temporary?.id,
    );
    const show = (stored: StoredTemporaryHours | null): TypedTemporary => ({
      from: stored === null ? '' : typedOf(stored.from),
      to: stored === null ? '' : typedOf(stored.to),
      state: stored?.open === true ? 'open' : 'closed',
      reason: stored?.reason ?? '',
      greeting: stored?.greeting ?? '',
      merges: false,
    });
    const form = new FormState<TypedTemporary, TemporaryHoursForm>({
      initial: show(temporary),
      prefix: 'temporary-',
      validate: (typed) => {
        const validated = readForm(temporaryHoursFormSchema, {
          from: moment(typed.from),
          to: moment(typed.to),
          open: typed.state === 'open',
          reason: typed.reason,
          greeting: typed.greeting.trim() === '' ? null : typed.greeting,
        });
        if (!validated.ok) return validated;
        const met = overlapsOfSpan(validated.value, others);
        return met.length > 0 && !typed.merges
          ? {
              ok: false,
              error: { to: ['It overlaps another one. Merge them, or choose another time'] },
            }
          : validated;
      },
    });
    this.edit = new RevisedEditor({
      form,
      base: temporary,
      show,
      same: (one, other) => NAMES.every((name) => one[name] === other[name]),
      send: (wanted, stored) => {
        const merge = form.values.merges;
        return stored === null
          ? key.send(wanted, (id) =>
              gateway.saveTemporaryHours({ ...wanted, id, rev: 0, group: siteGroupNum, merge }),
            )
          : gateway.saveTemporaryHours({
              ...wanted,
              id: stored.id,
              rev: stored.rev,
              group: stored.siteGroupNum,
              merge,
            });
      },
      newest: async () =>
        mapOk(
          await newest(),
          ({ temporary: all }) => all.find(({ id }) => id === (temporary?.id ?? key.last)) ?? null,
        ),
      changeOf: lastChange,
      onSaved,
      words: 'The change could not be saved. Nothing you typed is lost.',
      names: WORDS,
    });
    this.group = group;
    this.asOf = overview.asOf;
    this.#others = others;
    this.#moment = moment;
  }

  readonly #moment: (typed: string) => string;

  /** The temporary changes that overlap the typed period, and the single period that covers all of them. */
  get met(): {
    readonly others: readonly StoredTemporaryHours[];
    readonly merged: { readonly from: string; readonly to: string };
  } | null {
    const { from, to } = this.edit.form.values;
    const span = { from: this.#moment(from), to: this.#moment(to) };
    if (span.from === '' || span.to === '') return null;
    const others = overlapsOfSpan(span, this.#others);
    return others.length === 0 ? null : { others, merged: mergedSpan(span, others) };
  }
}
