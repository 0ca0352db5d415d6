import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { AutoNotifyGateway } from '#core/auto-notify/auto-notify.api.ts';
import {
  NOTIFY_CAUSES,
  NOTIFY_CHANNELS,
  NOTIFY_DIGESTS,
  NOTIFY_TIMINGS,
  NOTIFY_WHO,
  notifyFormSchema,
  SENSIBLE_RULE,
  type NotifyOverview,
  type NotifyForm,
  type NotifyRule,
} from '#core/auto-notify/notify-rule.schema.ts';
import type { FieldErrors } from '#core/forms/read-form.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { mapOk, type Answer, type Result } from '#core/kernel/result.ts';
import { FormState } from '../forms/form-state.ts';
import { readPlaced } from '../forms/place-errors.rule.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';

/** The form values; `emails` contains one address per line. */
export interface TypedRule extends Omit<NotifyForm, 'emails' | 'whoId'> {
  readonly emails: string;
  readonly whoId: string;
}

interface Parts {
  /** The edited rule; null for a new rule. */
  readonly base: NotifyRule | null;
  readonly newId: string;
  readonly gateway: AutoNotifyGateway;
  /** The names of the people and rotations that a rule can notify. */
  readonly overview: Pick<NotifyOverview, 'people' | 'rotations'>;
  /** Loads the current rules. */
  readonly read: () => Answer<NotifyOverview>;
  readonly onSaved: () => void;
}

const show = (rule: NotifyRule | null): TypedRule => {
  const { emails, whoId, ...rest } = rule ?? { ...SENSIBLE_RULE, whoId: null };
  const { categories, cause, channel, digest, priorities, timing, who } = rest;
  return {
    categories,
    cause,
    channel,
    digest,
    priorities,
    timing,
    who,
    emails: emails.map(shownEmail).join('\n'),
    whoId: whoId ?? '',
  };
};

const read = ({ emails, whoId, ...typed }: TypedRule) => ({
  ...typed,
  ...(typed.cause !== 'message' && { categories: [], priorities: [] }),
  emails: emails.split(/[\s,;]+/).filter(Boolean),
  whoId: typed.who === 'emails' || whoId === '' ? null : whoId,
});

const validate = (typed: TypedRule): Result<NotifyForm, FieldErrors> =>
  readPlaced(notifyFormSchema, read(typed));

const labelsOf = ({ people, rotations }: Parts['overview']): FieldText<TypedRule> => ({
  cause: { label: 'When', say: (cause) => NOTIFY_CAUSES[cause] },
  priorities: 'Priority',
  categories: 'Category',
  who: { label: 'Who', say: (who) => NOTIFY_WHO[who] },
  whoId: {
    label: 'Person or rotation list',
    say: (id) => [...people, ...rotations].find((one) => one.id === id)?.name ?? '',
  },
  emails: 'Email addresses',
  channel: { label: 'How', say: (channel) => NOTIFY_CHANNELS[channel] },
  timing: { label: 'Timing', say: (timing) => NOTIFY_TIMINGS[timing] },
  digest: { label: 'Digest', say: (digest) => NOTIFY_DIGESTS[digest] },
});

/**
 * The editor of a rule, saved with the revision at which the edit started. A preview shows the notices that the edited
 * rule would have sent last week (domain guide 6.8 c).
 */
export class RuleEditorViewModel {
  readonly edit: RevisedEditor<NotifyRule, FormState<TypedRule, NotifyForm>>;
  /** The preview text, "Last week this rule would have sent 14 notices."; null while loading. */
  dryRun: string | null = null;
  readonly #gateway: AutoNotifyGateway;
  #run = 0;

  constructor({ base, overview, gateway, newId, onSaved, read: rules }: Parts) {
    this.#gateway = gateway;
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: show(base),
        prefix: 'rule',
        atOnce: { who: 'channel' },
        validate,
      }),
      base,
      show,
      names: labelsOf(overview),
      maySave: (dirty) => base === null || dirty,
      send: (wanted, rule) =>
        rule === null
          ? gateway.addNotifyRule({ id: newId, ...wanted })
          : gateway.changeNotifyRule({ id: rule.id, rev: rule.rev, ...wanted }),
      newest: async () =>
        mapOk(
          await rules(),
          (now) => now.rules.find(({ id }) => id === (base?.id ?? newId)) ?? null,
        ),
      changeOf: lastChange,
      onSaved,
      words: 'The rule could not be saved.',
    });
    makeAutoObservable(this, { edit: false });
    void this.look();
  }

  /** Loads how many notices the edited rule would have sent last week. */
  async look(): Promise<void> {
    const run = ++this.#run;
    const answer = await this.#gateway.dryRunNotifyRule(read(this.edit.form.values));
    runInAction(() => {
      if (run !== this.#run) return;
      this.dryRun = answer.ok
        ? `Last week this rule would have sent ${counted(answer.value.notices, 'notice')}.`
        : 'Last week’s notices for this rule could not be loaded.';
    });
  }
}
