import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { AuditLine, AuditPerson } from './audit-line.schema.ts';
import { AUDIT_TITLES, RESULT_TEXT } from './audit-list.ts';
import { detailText, operationText } from './operation-text.rule.ts';

const nameOf = (person: AuditPerson | null): string => person?.name ?? person?.id ?? '';

/** The key of the column for programs that read the file, which need names that stay when words change. */
const NAME = 'name';

/**
 * Returns the columns of an exported audit log, in the words of the screen. `time` formats times in the reader's time
 * zone. The subject is included even if it equals the actor.
 */
export const auditFileColumns = (
  time: (at: string) => string,
): readonly ExportColumn<AuditLine>[] => [
  { key: 'number', title: AUDIT_TITLES.number, value: ({ seq }) => seq },
  { key: 'time', title: AUDIT_TITLES.time, value: ({ at }) => time(at) },
  { key: 'actor', title: AUDIT_TITLES.actor, value: ({ actor }) => nameOf(actor) },
  {
    key: 'actorUsername',
    title: AUDIT_TITLES.actorUsername,
    value: ({ actor }) => actor?.username ?? null,
  },
  { key: 'subject', title: AUDIT_TITLES.subject, value: ({ subject }) => nameOf(subject) },
  {
    key: 'subjectUsername',
    title: AUDIT_TITLES.subjectUsername,
    value: ({ subject }) => subject?.username ?? null,
  },
  {
    key: 'operation',
    title: AUDIT_TITLES.operation,
    value: ({ operation }) => operationText(operation),
  },
  { key: 'target', title: AUDIT_TITLES.target, value: ({ target }) => target },
  { key: 'result', title: AUDIT_TITLES.result, value: ({ result }) => RESULT_TEXT[result] },
  { key: 'address', title: AUDIT_TITLES.address, value: ({ address }) => address },
  { key: 'claimed', title: AUDIT_TITLES.claimed, value: ({ claimedIp }) => claimedIp },
  { key: 'request', title: AUDIT_TITLES.request, value: ({ requestId }) => requestId },
  { key: 'session', title: AUDIT_TITLES.session, value: ({ sessionId }) => sessionId },
  {
    key: 'details',
    title: AUDIT_TITLES.details,
    value: ({ detail }) =>
      detail
        .map(detailText)
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; '),
  },
  { key: NAME, title: AUDIT_TITLES.name, value: ({ operation }) => operation },
];

/** Returns the columns of a CSV file: the chosen ones, and the technical names last if operations are among them. */
export const withName = (chosen: readonly string[] | null): readonly string[] | null =>
  chosen?.includes('operation') === true ? [...chosen.filter((key) => key !== NAME), NAME] : chosen;
