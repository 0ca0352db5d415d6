import type { FieldChange } from '../../forms/field-changes.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { LockedSite } from './site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { notifySiteChange } from './notify-site-change.operation.ts';

/** A change of one item of a site's data, for site history and the audit log. */
export interface SiteChange<Field extends string = string> {
  /** Audit log operation, e.g. `contact.change`. */
  readonly operation: string;
  /** Text in site history, e.g. "Contact changed". */
  readonly event: string;
  /** Id of the changed row; null if several rows changed. */
  readonly id: string | null;
  /** Display name of the changed row, e.g. the name of a contact, never a secret. Null if `event` needs no name. */
  readonly subject: string | null;
  readonly changes: readonly FieldChange<Field>[];
  readonly labels: Readonly<Record<Field, string>>;
  /** Secret fields that changed. Only the names of these fields are recorded, without values (domain guide 5.3, 5.7). */
  readonly secrets?: readonly Field[];
  /** True if a whole row was added or deleted, so that site history lists no fields. */
  readonly whole?: boolean;
  readonly detail?: Readonly<Record<string, string>>;
}

/** Returns the comment of a change in site history. */
export const commentOf = <Field extends string>(change: SiteChange<Field>): string => {
  const fields = change.whole
    ? ''
    : change.changes.map(({ field }) => change.labels[field]).join(', ');
  return [change.subject, fields].filter((part) => part !== null && part !== '').join(': ');
};

/** Returns the details of a change in the audit log. */
export const detailOf = <Field extends string>({
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
 * Completes a change, as the last step of its transaction (domain guide 5.3 "Trail"). Stores the response for repeats,
 * adds a history line "Data change" and makes viewers reload the site. Then writes the audit log with old and new values.
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
