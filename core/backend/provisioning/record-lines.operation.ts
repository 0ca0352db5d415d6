import { cellOf, KINDS, titleOf } from '../../provisioning/portal-kinds.ts';
import type { PortalKindName, PortalValues } from '../../provisioning/portal-kind.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredImport } from './portal-import.repository.port.ts';

export type StepPorts = Pick<
  BackendPorts,
  'clock' | 'ids' | 'vault' | 'wallClock' | 'providerTimeZone'
>;

/** A line that was written, with its values before and after. */
export interface RecordedLine {
  readonly line: number;
  readonly kind: PortalKindName;
  readonly verdict: 'new' | 'changed';
  readonly values: PortalValues;
  readonly before: PortalValues | null;
  readonly fields: readonly string[];
  readonly target: string;
}

const shown = (kind: PortalKindName, field: string, values: PortalValues | null): string => {
  if (values === null) return '';
  return KINDS[kind].columns[field]?.secret === true
    ? 'a code'
    : (cellOf(KINDS[kind], field)?.show(values[field]) ?? '');
};

/** Writes imported lines to the audit log, with every field before and after but without codes (SECURITY.md §2.11). */
export const recordLines = (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  { id, name, origin, ownerId }: StoredImport,
  lines: readonly RecordedLine[],
): Promise<void> =>
  tx.audit.append(
    ...lines.map(({ before, fields, kind, line, target, values, verdict }) => ({
      at: clock.now(),
      ...origin,
      sessionId: origin.sessionId || null,
      subjectId: ownerId,
      actorId: ownerId,
      claimedIp: null,
      operation: `import.${kind}`,
      result: 'ok' as const,
      target,
      detail: {
        file: name,
        import: id,
        line: String(line),
        verdict,
        ...Object.fromEntries(
          fields.map((field) => {
            const after = shown(kind, field, values);
            const was = shown(kind, field, before);
            return [titleOf(KINDS[kind], field), before === null ? after : `${was} → ${after}`];
          }),
        ),
      },
    })),
  );
