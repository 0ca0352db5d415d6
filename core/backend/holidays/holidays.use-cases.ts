import { readForm } from '../../forms/read-form.schema.ts';
import {
  holidayForm,
  holidayFormSchema,
  type HolidayForm,
  type HolidayList,
  type ListedHoliday,
} from '../../holidays/holiday.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { invalid, NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { watchHolidays } from '../schedules/watch-site.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredHoliday } from './holiday.repository.port.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'secrets' | 'wallClock' | 'providerTimeZone'
>;

const ON_THE_LIST = refusalOf(
  'unacceptable',
  'holidayOnList',
  'This holiday is already on the list, in the same group and with the same first day.',
);

const describe = ({ id, rev, updatedBy, updatedAt, ...holiday }: StoredHoliday): ListedHoliday => ({
  ...holidayForm.pick(holiday),
  id,
  rev,
  changedBy: updatedBy,
  changedAt: updatedAt === null ? null : isoInstant(updatedAt),
});

const same = (a: HolidayForm, b: HolidayForm): boolean =>
  a.name === b.name && a.holidayGroup === b.holidayGroup && a.fromDay === b.fromDay;

interface Wanted {
  readonly id: string;
  /** The revision that the caller last saw; null for a new holiday. */
  readonly rev: number | null;
  /** The new content; null keeps the old content. */
  readonly form: HolidayForm | null;
  readonly deleted: boolean;
  readonly operation: 'holiday.add' | 'holiday.change' | 'holiday.delete' | 'holiday.restore';
}

const validate = (form: HolidayForm) => {
  const read = readForm(holidayFormSchema, holidayForm.pick(form));
  return read.ok ? read : invalid(`${Object.values(read.error).flat().join('. ')}.`);
};

const begun = (id: string, form: HolidayForm): StoredHoliday => ({
  ...form,
  id,
  rev: 0,
  updatedBy: null,
  updatedAt: null,
  deletedAt: null,
});

const store = async (tx: Transaction, wanted: Wanted, after: StoredHoliday): Promise<boolean> => {
  if (wanted.rev === null) return tx.holidays.add(after);
  await tx.holidays.put(after);
  return true;
};

const change =
  (ports: Ports, caller: SessionCaller, wanted: Wanted) =>
  async (tx: Transaction): Reply => {
    const now = ports.clock.now();
    const found = await tx.holidays.lock(wanted.id);
    // If the holiday already exists, this is a repeated create request.
    if (wanted.rev === null && found !== null) return ok({});
    const before = found ?? (wanted.form && begun(wanted.id, wanted.form));
    if (before === null || (wanted.rev !== null && found === null)) return NOT_FOUND;
    if (wanted.rev !== null && before.rev !== wanted.rev) {
      const { wallClock, providerTimeZone: timeZone } = ports;
      const touch = { by: before.updatedBy, at: before.updatedAt };
      return changedMeanwhile(touch, { wallClock, timeZone, now });
    }
    const validated = validate(wanted.form ?? before);
    if (!validated.ok) return validated;
    const others = (await tx.holidays.list()).filter(({ id }) => id !== wanted.id);
    if (!wanted.deleted && others.some((one) => same(one, validated.value))) return ON_THE_LIST;
    const after: StoredHoliday = {
      ...before,
      ...validated.value,
      rev: before.rev + 1,
      updatedBy: await nameOf(tx, caller),
      updatedAt: now,
      deletedAt: wanted.deleted ? now : null,
    };
    if (!(await store(tx, wanted, after))) return NOT_FOUND;
    await watchHolidays(tx, ports);
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation: wanted.operation,
      result: 'ok',
      target: after.name,
      detail: {
        holidayId: after.id,
        ...(found === null ? {} : changedTexts(holidayForm.names, before, after)),
      },
    });
    return ok({});
  };

/** A holiday id, and the revision an edit is based on. */
export interface HolidayRevision {
  readonly id: string;
  readonly rev: number;
}

/**
 * Use cases for the holidays that schedules of all sites refer to. Staff maintain the holidays for everyone (domain guide
 * 6.5 "Holidays").
 */
export const createHolidays = (ports: Ports) => {
  const run = (caller: SessionCaller, wanted: Wanted): Reply =>
    ports.unitOfWork.run(change(ports, caller, wanted));
  return {
    listHolidays: (): Reply<HolidayList> =>
      ports.unitOfWork.read(async (tx) =>
        ok({ holidays: (await tx.holidays.list()).map(describe) }),
      ),

    addHoliday: (
      caller: SessionCaller,
      { id, ...form }: HolidayForm & Pick<HolidayRevision, 'id'>,
    ): Reply => run(caller, { id, rev: null, form, deleted: false, operation: 'holiday.add' }),

    changeHoliday: (
      caller: SessionCaller,
      { id, rev, ...form }: HolidayForm & HolidayRevision,
    ): Reply => run(caller, { id, rev, form, deleted: false, operation: 'holiday.change' }),

    /** Deletes a holiday. Schedules that refer to its holiday group no longer include that day. */
    removeHoliday: (caller: SessionCaller, { id, rev }: HolidayRevision): Reply =>
      run(caller, { id, rev, form: null, deleted: true, operation: 'holiday.delete' }),

    restoreHoliday: (caller: SessionCaller, { id, rev }: HolidayRevision): Reply =>
      run(caller, { id, rev, form: null, deleted: false, operation: 'holiday.restore' }),
  };
};
