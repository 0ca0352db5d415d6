import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk, type Answer } from '#core/kernel/result.ts';
import {
  onCallPersonForm,
  onCallPersonFormSchema,
  type OnCallPersonForm,
} from '#core/on-call/on-call-list-form.schema.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type {
  OnCallCandidates,
  OnCallOverview,
  OnCallPerson,
} from '#core/on-call/on-call-overview.schema.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { FormState } from '../forms/form-state.ts';
import { type Places, readPlaced } from '../forms/place-errors.rule.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import { Loadable } from '../shell/loadable.ts';

export interface TypedPerson {
  readonly name: string;
  readonly accountId: string;
  readonly phones: readonly string[];
  readonly email: string;
  readonly tryMinutes: string;
  readonly repeats: string;
  readonly quietLets: 'always' | 'Urgent' | 'Emergency';
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly handoffNotice: boolean;
  readonly dailyDigest: boolean;
}

const show = (person: OnCallPerson | null): TypedPerson => ({
  name: person?.name ?? '',
  accountId: person?.accountId ?? '',
  phones: person === null || person.phones.length === 0 ? [''] : person.phones,
  email: shownEmail(person?.email ?? ''),
  tryMinutes: String(person?.tryMinutes ?? 5),
  repeats: String(person?.repeats ?? 1),
  quietLets: person?.quiet?.lets ?? 'always',
  quietFrom: wallText(person?.quiet?.from ?? 1320),
  quietTo: wallText(person?.quiet?.to ?? 420),
  handoffNotice: person?.handoffNotice ?? true,
  dailyDigest: person?.dailyDigest ?? false,
});

/** The choices of which messages page the person during quiet hours. */
export const QUIET_RULES: Readonly<Record<TypedPerson['quietLets'], string>> = {
  always: 'Every message pages',
  Urgent: 'Urgent and emergency only',
  Emergency: 'Emergencies only',
};

const number = (text: string): number =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
const minuteOf = (text: string): number => {
  const found = /^(\d\d):(\d\d)$/.exec(text);
  return found === null ? Number.NaN : Number(found[1]) * 60 + Number(found[2]);
};

const read = (typed: TypedPerson) => ({
  name: typed.name,
  accountId: typed.accountId === '' ? null : typed.accountId,
  phones: typed.phones.map((phone) => phone.trim()).filter((phone) => phone !== ''),
  email: typed.email.trim() === '' ? null : typed.email.trim(),
  tryMinutes: number(typed.tryMinutes),
  repeats: number(typed.repeats),
  quiet:
    typed.quietLets === 'always'
      ? null
      : {
          from: minuteOf(typed.quietFrom),
          to: minuteOf(typed.quietTo),
          lets: typed.quietLets,
        },
  handoffNotice: typed.handoffNotice,
  dailyDigest: typed.dailyDigest,
});

/** Where the form shows the errors of parts that are typed in fields of their own. */
export const PERSON_PLACES: Places = {
  fields: {
    quiet: 'quietTo',
    'quiet.from': 'quietFrom',
    'quiet.to': 'quietTo',
    'quiet.lets': 'quietLets',
  },
  lines: { phones: 'Phone' },
};

interface Parts {
  readonly gateway: OnCallGateway;
  readonly key: AttemptKey;
  readonly overview: OnCallOverview;
  readonly person: OnCallPerson | null;
  readonly newest: () => Answer<OnCallOverview>;
  readonly onSaved: () => void;
}

const NAMES = Object.keys(onCallPersonForm) as readonly (keyof OnCallPersonForm)[];

/** The editor of a person who can be on call. */
export class PersonEditor {
  readonly edit: RevisedEditor<OnCallPerson, FormState<TypedPerson, OnCallPersonForm>>;
  readonly candidates: Loadable<OnCallCandidates>;

  constructor({ gateway, key, newest, onSaved, person }: Parts) {
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: show(person),
        prefix: 'person-',
        validate: (typed) => readPlaced(onCallPersonFormSchema, read(typed), PERSON_PLACES),
      }),
      base: person,
      show,
      same: (one, other) =>
        NAMES.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name])),
      send: (wanted, stored) =>
        stored === null
          ? key.send(wanted, (id) => gateway.saveOnCallPerson({ id, rev: 0, ...wanted }))
          : gateway.saveOnCallPerson({ id: stored.id, rev: stored.rev, ...wanted }),
      newest: async () =>
        mapOk(
          await newest(),
          ({ people }) => people.find(({ id }) => id === (person?.id ?? key.last)) ?? null,
        ),
      changeOf: lastChange,
      onSaved,
      words: 'The person could not be saved. Nothing you typed is lost.',
      names: {
        name: 'Name',
        accountId: { label: 'Sign-in', say: (id) => this.#signIn(id) },
        phones: 'Phones',
        email: 'Email',
        tryMinutes: 'Minutes before the next',
        repeats: 'Times tried',
        quietLets: { label: 'Quiet rule', say: (rule) => QUIET_RULES[rule] },
        quietFrom: 'Quiet from',
        quietTo: 'Quiet until',
        handoffNotice: 'Notify when a shift begins or changes',
        dailyDigest: 'Daily digest at 07:00',
      },
    });
    this.candidates = new Loadable({
      read: () => gateway.onCallCandidates(),
      fallback: 'The sign-ins of your group could not be loaded.',
    });
  }

  start(): void {
    void this.candidates.load();
  }

  #signIn(id: string): string {
    if (id === '') return 'None, a contact';
    const { state } = this.candidates;
    const known = state.at === 'ready' ? state.value.candidates : [];
    return known.find((one) => one.id === id)?.name ?? 'Another sign-in';
  }
}
