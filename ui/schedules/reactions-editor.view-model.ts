import { makeAutoObservable } from 'mobx';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { ok } from '#core/kernel/result.ts';
import { CHECK_KINDS, CHECKS, SUPERVISION_KINDS } from '#core/schedules/check-kinds.ts';
import type {
  CheckReaction,
  CheckReactions,
  ScheduleCheck,
} from '#core/schedules/schedule-check.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'putReactions'>;
  readonly base: SiteSchedules;
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

const same = (one: CheckReactions, other: CheckReactions): boolean =>
  CHECKS.every((check) => one[check] === other[check]);

/** By which name a set of reactions is known; null for a set of one's own. */
export const kindOf = (values: CheckReactions): string | null =>
  Object.entries(SUPERVISION_KINDS).find(([, kind]) => same(kind, values))?.[0] ?? null;

const CHECK_WORDS = Object.fromEntries(
  CHECKS.map((check) => [check, CHECK_KINDS[check].label]),
) as Readonly<Record<ScheduleCheck, string>>;

/** What follows when a time is missed, as it is edited (domain guide 6.5 "Reaction"). */
export class ReactionsEditorViewModel {
  values: CheckReactions;
  readonly saving: RevisedSave<SiteSchedules>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.values = parts.base.reactions.values;
    const form = {
      values: () => this.values,
      begin: (values: CheckReactions) => {
        this.values = values;
      },
    };
    this.saving = new RevisedSave<SiteSchedules>(
      parts.base,
      revisedFields<SiteSchedules, CheckReactions>({
        form: {
          get values() {
            return form.values();
          },
          begin: form.begin,
        },
        show: (stored) => (stored ?? parts.base).reactions.values,
        words: CHECK_WORDS,
      }),
    );
    makeAutoObservable(this, { saving: false });
  }

  get dirty(): boolean {
    const { base } = this.saving;
    return base !== null && !same(base.reactions.values, this.values);
  }

  get kind(): string | null {
    return kindOf(this.values);
  }

  /** Takes a service kind by its name. */
  chooseKind(name: string): void {
    this.values = SUPERVISION_KINDS[name] ?? this.values;
  }

  choose(check: ScheduleCheck, reaction: CheckReaction): void {
    this.values = { ...this.values, [check]: reaction };
  }

  async save(): Promise<void> {
    const { base } = this.saving;
    if (base === null || !this.dirty) return;
    const { gateway, onLost, onSaved } = this.#parts;
    const { values } = this;
    await this.saving.run({
      send: async () => {
        const saved = await gateway.putReactions({
          sn: base.siteNum,
          values,
          rev: base.reactions.rev,
        });
        if (!saved.ok && isLost(saved.error)) onLost();
        return saved.ok ? ok(base) : saved;
      },
      newest: () => gateway.siteSchedules({ sn: base.siteNum }),
      looksAgain: true,
      isMine: (stored) => same(stored.reactions.values, values),
      done: onSaved,
      words: 'The reactions could not be saved. Nothing you chose is lost.',
    });
  }

  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }
}
