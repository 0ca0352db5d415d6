import type { FieldChange } from '../../forms/field-changes.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { LockedSite } from './site-data.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { notifySiteChange } from './notify-site-change.operation.ts';

/** A change of one thing of a site's data, as history and the audit log tell it. */
export interface SiteChange<Field extends string = string> {
  /** Name of the operation in the audit log, e.g. `contact.change`. */
  readonly operation: string;
  /** What history calls it, e.g. "Contact changed". */
  readonly event: string;
  /** The row it is about; null where it is about several. */
  readonly id: string | null;
  /** What that is called, never a secret, e.g. the name of a contact; null where the event says it all. */
  readonly subject: string | null;
  readonly changes: readonly FieldChange<Field>[];
  /** The fields as people read them. */
  readonly labels: Readonly<Record<Field, string>>;
  /** Fields with a secret: only that they changed is written down (domain guide 5.3, 5.7). */
  readonly secrets?: readonly Field[];
  /** Fields in words of history alone: true of what is added or deleted as a whole. */
  readonly whole?: boolean;
  /** More for the audit log. */
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
 * Ends a change: what its repeat is answered, one line of history of the kind Data change, the word to whoever looks, and
 * the row of the audit log with every field before and after; the last of its transaction (domain guide 5.3 "Trail").
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
