import type { FieldChange } from '../../forms/field-changes.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { LockedSite } from './site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { notifySiteChange } from './notify-site-change.operation.ts';

/** A change of one item of a site's data, for history and the audit log. */
export interface SiteChange<Field extends string = string> {
  /** Name of the operation in the audit log, e.g. `contact.change`. */
  readonly operation: string;
  /** The text in history, e.g. "Contact changed". */
  readonly event: string;
  /** The id of the changed row; null if there are several. */
  readonly id: string | null;
  /** The name of the changed row, never a secret, e.g. the name of a contact. Null if the event needs no name. */
  readonly subject: string | null;
  readonly changes: readonly FieldChange<Field>[];
  /** The field labels for display. */
  readonly labels: Readonly<Record<Field, string>>;
  /** Fields with a secret. For these, only the fact that they changed is recorded (domain guide 5.3, 5.7). */
  readonly secrets?: readonly Field[];
  /** True if the row was added or deleted as a whole. History then names no fields. */
  readonly whole?: boolean;
  /** Additional data for the audit log. */
  readonly detail?: Readonly<Record<string, string>>;
}

const commentOf = <Field extends string>(change: SiteChange<Field>): string => {
  const fields = change.whole
    ? ''
    : change.changes.map(({ field }) => change.labels[field]).join(', ');
  return [change.subject, fields].filter((part) => part !== null && part !== '').join(': ');
};

const detailOf = <Field extends string>({
  id,
  subject,
  changes,
  secrets = [],
  detail = {},
}: SiteChange<Field>): Readonly<Record<string, string>> => ({
  ...(id !== null && { id }),
  ...(subject !== null && { subject }),
  ...Object.fromEntries(
    changes.map(({ field, before, after }) => [
      field,
      secrets.includes(field) ? 'changed' : JSON.stringify({ before, after }),
    ]),
  ),
  ...detail,
});

/**
 * Completes a change, as the last step of its transaction: stores the response for repeats, adds a history line of the
 * kind Data change, tells viewers to read the site again, and writes the audit log row with every field before and after
 * (domain guide 5.3 "Trail").
 */
export const recordChange = async <Field extends string>(
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids' | 'secrets'>,
  caller: SessionCaller,
  site: LockedSite,
  change: SiteChange<Field>,
  reply: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await storeCall(tx, ports, caller, { reply });
  const line = { event: change.event, comment: commentOf(change), by: site.by };
  await notifySiteChange(tx, ports, site, line);
  await recordAudit(tx, ports, caller, {
    operation: change.operation,
    result: 'ok',
    target: `site ${site.siteNum}`,
    detail: detailOf(change),
  });
};
