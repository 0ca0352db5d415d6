import { ok } from '#core/kernel/result.ts';
import { CHECK_KINDS, CHECKS, SUPERVISION_KINDS } from '#core/schedules/check-kinds.ts';
import type { CheckReactions, ScheduleCheck } from '#core/schedules/schedule-check.ts';
import type { SchedulesGateway } from '#core/schedules/schedules.api.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { FormState } from '../forms/form-state.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';

interface Parts {
  readonly gateway: Pick<SchedulesGateway, 'siteSchedules' | 'putReactions'>;
  readonly base: SiteSchedules;
  readonly onSaved: () => void;
  readonly onLost: () => void;
}

const same = (one: CheckReactions, other: CheckReactions): boolean =>
  CHECKS.every((check) => one[check] === other[check]);

/** Returns the name of the service kind with these reactions; null for a custom set. */
export const kindOf = (values: CheckReactions): string | null =>
  Object.entries(SUPERVISION_KINDS).find(([, kind]) => same(kind, values))?.[0] ?? null;

const CHECK_TEXT = Object.fromEntries(
  CHECKS.map((check) => [check, CHECK_KINDS[check].label]),
) as Readonly<Record<ScheduleCheck, string>>;

/** Returns an editor for the reactions to a missed check (domain guide 6.5 "Reaction"). */
export const editReactions = ({ base, gateway, onLost, onSaved }: Parts) =>
  new RevisedEditor({
    form: new FormState<CheckReactions>({ initial: base.reactions.values, validate: ok }),
    base,
    show: (stored: SiteSchedules | null) => (stored ?? base).reactions.values,
    names: CHECK_TEXT,
    send: (values, stored) =>
      gateway.putReactions({ sn: base.siteNum, values, rev: (stored ?? base).reactions.rev }),
    newest: () => gateway.siteSchedules({ sn: base.siteNum }),
    same: (stored, values) => same(stored.reactions.values, values),
    changeOf: (stored) => lastChange(stored.reactions),
    onSaved,
    onLost,
    words: 'The reactions could not be saved. Nothing you chose is lost.',
  });

export type ReactionsEditor = ReturnType<typeof editReactions>;

/** Sets all reactions to those of a named service kind. */
export const chooseKind = ({ form }: ReactionsEditor, name: string): void =>
  form.begin(SUPERVISION_KINDS[name] ?? form.values);
