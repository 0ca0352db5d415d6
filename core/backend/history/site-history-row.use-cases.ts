import { grouped } from '#core/kernel/counted.rule.ts';
import type { HistoryDetail, HistoryRow } from '../../history/history-row.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { readSignals } from '../../signals/read-signals.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { namesFor } from '../alarms/names-for.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { explainSignal } from '../signals/foresee-signals.operation.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { HISTORY_MS } from './history-limits.ts';
import { rowPlace } from './row-place.rule.ts';

/** Returns a sentence about the outcome of a history row. */
export const outcomeText = (row: HistoryRow): string => {
  if (row.times > 1) return `Counted as a flood of ${grouped(row.times)} signals; no one acted.`;
  if (row.runaway) return 'Part of a flood; no one acted.';
  if (row.onTest) return 'Logged only: a test covered it.';
  if (row.alarmNum !== null)
    return row.kind === 'Restore'
      ? `Logged as a restore of alarm ${row.alarmNum}.`
      : `Belongs to alarm ${row.alarmNum}.`;
  if (!row.defined) return 'Logged only: the account has not defined it.';
  return 'Logged; no action was needed.';
};

/** Use case that returns one history row with its raw signal and the rule that interpreted the signal (domain guide 6.12). */
export const siteHistoryRow = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  siteHistoryRow: async (
    caller: SessionCaller,
    { place, ...input }: SiteInput & { readonly place: string },
  ): Reply<HistoryDetail> => {
    const found = rowPlace(place);
    if (found === null) return NOT_FOUND;
    const wanted = { id: found.id, at: found.at, since: ports.clock.now() - HISTORY_MS };
    const read = await readOfSite(ports, caller, input, (tx, where) =>
      tx.history.row(where, wanted),
    );
    if (!read.ok) return read;
    const { zones, panelAt, ...stored } = read.value;
    const facts = { ...stored, row: namesFor(caller, [stored.row])[0] ?? stored.row };
    const signals = facts.raw === null ? null : readSignals(facts.raw);
    return ok({
      ...facts,
      panelAt: panelAt === null ? null : isoInstant(panelAt),
      // One frame may contain several events, each with its own history row.
      judged:
        signals?.ok === true
          ? signals.value
              .filter(({ code }) => code === facts.row.code)
              .map((signal) => explainSignal(zones, signal))
          : [],
      outcome: outcomeText(facts.row),
    });
  },
});
