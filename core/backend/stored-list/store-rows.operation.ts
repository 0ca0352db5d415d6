import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { isoInstant } from '../../kernel/instant.ts';
import type { StoredFacts } from '../../stored-list/stored-facts.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredListRow, StoredRows } from './stored-rows.port.ts';

export type StorePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'secrets' | 'wallClock' | 'providerTimeZone'
>;

/** A list that staff maintain: where its rows are stored, how a form is validated, and which side effects a change has. */
export interface StoredList<Form extends object, Row extends Form & StoredListRow> {
  /** First part of the list's audit log operations. */
  readonly noun: string;
  readonly fields: readonly (keyof Form & string)[];
  readonly rows: (tx: Transaction) => StoredRows<Row>;
  readonly validate: (form: Form) => Result<Form, Refusal>;
  /** Builds a new row from a form, adding default values for all other fields. */
  readonly begin: (form: Form, facts: StoredListRow) => Row;
  readonly nameOf: (row: Row) => string;
  /** Returns why a changed row is not allowed; null if the row is allowed. */
  readonly refuses?: (after: Row) => Result<never, Refusal> | null;
  /** Applies the side effects of a change within its transaction and returns the row to store. */
  readonly settle?: (tx: Transaction, before: Row | null, after: Row, now: number) => Promise<Row>;
}

interface Wanted<Form> {
  readonly id: string;
  /** Revision on which the edit is based; null for a new row. */
  readonly rev: number | null;
  /** New values; null leaves the values unchanged. */
  readonly form: Form | null;
  readonly deleted: boolean;
  readonly verb: 'add' | 'change' | 'delete' | 'restore';
}

/** Returns the id, revision and last change of a row for the API response. */
export const storedFactsOf = ({ id, rev, updatedBy, updatedAt }: StoredListRow): StoredFacts => ({
  id,
  rev,
  changedBy: updatedBy,
  changedAt: updatedAt === null ? null : isoInstant(updatedAt),
});

const change =
  <Form extends object, Row extends Form & StoredListRow>(
    ports: StorePorts,
    list: StoredList<Form, Row>,
    caller: SessionCaller,
    wanted: Wanted<Form>,
  ) =>
  async (tx: Transaction): Reply => {
    const rows = list.rows(tx);
    const now = ports.clock.now();
    const found = await rows.lock(wanted.id);
    // If a row to be added is already stored, this request is a repeat of the request that added the row.
    if (wanted.rev === null && found !== null) return ok({});
    if (wanted.rev !== null && found === null) return NOT_FOUND;
    if (found !== null && found.rev !== wanted.rev) {
      const { wallClock, providerTimeZone: timeZone } = ports;
      const touch = { by: found.updatedBy, at: found.updatedAt };
      return changedMeanwhile(touch, { wallClock, timeZone, now });
    }
    const form = wanted.form ?? found;
    if (form === null) return NOT_FOUND;
    const validated = wanted.form === null ? ok(form) : list.validate(wanted.form);
    if (!validated.ok) return validated;
    const facts: StoredListRow = {
      id: wanted.id,
      rev: (found?.rev ?? 0) + 1,
      updatedBy: await nameOf(tx, caller),
      updatedAt: now,
      deletedAt: wanted.deleted ? now : null,
    };
    const next: Row =
      found === null
        ? list.begin(validated.value, facts)
        : { ...found, ...validated.value, ...facts };
    const refusal = wanted.deleted ? null : (list.refuses?.(next) ?? null);
    if (refusal !== null) return refusal;
    const after = (await list.settle?.(tx, found, next, now)) ?? next;
    if (found !== null) await rows.put(after);
    else if (!(await rows.add(after))) return NOT_FOUND;
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation: `${list.noun}.${wanted.verb}`,
      result: 'ok',
      target: list.nameOf(after),
      detail: {
        [`${list.noun}Id`]: after.id,
        ...(found === null ? {} : changedTexts(list.fields, found, after)),
      },
    });
    return ok({});
  };

/** Id of a row and the revision on which an edit is based. */
export interface RowRevision {
  readonly id: string;
  readonly rev: number;
}

/**
 * Creates the operations that add, change, delete and restore rows of a list. Each operation checks the revision and
 * writes the audit log (domain guide 5.3).
 */
export const storeRows = <Form extends object, Row extends Form & StoredListRow>(
  ports: StorePorts,
  list: StoredList<Form, Row>,
) => {
  const run = (caller: SessionCaller, wanted: Wanted<Form>): Reply =>
    ports.unitOfWork.run(change(ports, list, caller, wanted));
  return {
    add: (caller: SessionCaller, { id, form }: { readonly id: string; readonly form: Form }) =>
      run(caller, { id, rev: null, form, deleted: false, verb: 'add' }),
    change: (caller: SessionCaller, { id, rev, form }: RowRevision & { readonly form: Form }) =>
      run(caller, { id, rev, form, deleted: false, verb: 'change' }),
    remove: (caller: SessionCaller, { id, rev }: RowRevision) =>
      run(caller, { id, rev, form: null, deleted: true, verb: 'delete' }),
    restore: (caller: SessionCaller, { id, rev }: RowRevision) =>
      run(caller, { id, rev, form: null, deleted: false, verb: 'restore' }),
  };
};
