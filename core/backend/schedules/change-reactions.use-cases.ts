import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import { CHECK_KINDS, CHECKS, UNSUPERVISED } from '../../schedules/check-kinds.ts';
import type { CheckReactions, ScheduleCheck } from '../../schedules/schedule-check.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import type { SiteInput } from '../sites/change-of-site.operation.ts';
import { changeSchedulesOf, type SchedulePorts } from './change-schedules-of.operation.ts';

const LABELS = Object.fromEntries(
  CHECKS.map((check) => [check, CHECK_KINDS[check].label]),
) as Readonly<Record<ScheduleCheck, string>>;

/** The reactions of a site to missed times; `rev` is 0 before they are first set. */
export interface ReactionsInput extends SiteInput {
  readonly values: CheckReactions;
  readonly rev: number;
}

/** Use case that changes a site's reactions to missed times (domain guide 6.5 "Reaction"). */
export const changeReactions = (ports: SchedulePorts) => ({
  putReactions: (caller: SessionCaller, { values, rev, ...input }: ReactionsInput): Reply =>
    changeSchedulesOf(ports, caller, input, async (tx, locked) => {
      const may = locked.checkLayer('other');
      if (!may.ok) return may;
      const { facts, now, site } = locked;
      const known = facts.reactions;
      if (known !== null && known.rev !== rev) return changedAtSite(ports, site, known);
      if (known === null && rev !== 0)
        return changedAtSite(ports, site, { updatedBy: null, updatedAt: null });
      const changes = fieldChanges(CHECKS, known?.values ?? UNSUPERVISED, values);
      if (changes.length === 0) return ok({});
      await tx.schedules.putReactions(site.siteNum, {
        values,
        rev: rev + 1,
        updatedAt: now,
        updatedBy: site.by,
      });
      await recordChange(tx, ports, caller, site, {
        operation: 'schedule.reactions',
        event: 'Reactions to missed times changed',
        id: null,
        subject: null,
        changes,
        labels: LABELS,
      });
      return ok({});
    }),
});
