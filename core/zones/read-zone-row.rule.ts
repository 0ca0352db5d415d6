import { cutNumberText, isCutNumber } from '../kernel/cut-number-text.rule.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { SERVICE_TYPES } from '../signals/signal.ts';
import { eventsOf, instructionsOf, zoneEvent, ZONE_SERVICE_TYPES } from './signal-chain.rule.ts';
import { AUTO_CODE } from './zone-list.ts';
import { guessService } from './guess-service.rule.ts';
import { type ZoneForm, zoneForm } from './zone-form.schema.ts';
import { FORMAT_NAMES, VERIFY_NAMES, VERIFY_TYPES, ZONE_FORMATS } from './zone-kinds.ts';
import { paddedNumber } from './zone-identity.rule.ts';
import { ZONE_LIMITS } from './zone-limits.ts';
import type { ZoneCsvRow } from './zone-csv.rule.ts';

type Cells = ZoneCsvRow['cells'];
type Draft = Omit<ZoneForm, 'devNum' | 'areaNum'>;

const same = (one: string, other: string): boolean => foldText(one) === foldText(other);
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Returns the value whose own name or display name matches the text. Null when there is none. */
const oneOf = <T extends string>(
  text: string,
  all: readonly T[],
  names: Partial<Readonly<Record<T, string>>> = {},
): T | null => all.find((one) => same(one, text) || same(names[one] ?? one, text)) ?? null;

const YES = ['yes', 'y', 'true', '1', 'x'];
const NO = ['no', 'n', 'false', '0', ''];

const flag = (text: string): boolean | null => {
  const folded = foldText(text);
  if (YES.includes(folded)) return true;
  return NO.includes(folded) ? false : null;
};

/**
 * Returns the event code for a text such as `131`, `131 Perimeter` or `Perimeter`. If several events share a text, the
 * row's service type decides.
 */
const eventOf = (text: string, type: ZoneForm['serviceType'] | null): string | null => {
  const code = /^(\d{3})\b/.exec(text)?.[1];
  if (code !== undefined) return zoneEvent(code)?.code ?? null;
  const families = type === null ? ZONE_SERVICE_TYPES : [type];
  const found = families.flatMap(eventsOf).filter((event) => same(event.text, text));
  return found[0]?.code ?? null;
};

type Meaning = Pick<Draft, 'serviceType' | 'eventCode' | 'instruction'>;

/** Returns the service type, event and instruction of a row. Missing values are derived from the values that are given. */
const meaningOf = (cells: Cells, before: ZoneForm | null): Result<Meaning, string> => {
  const { description = before?.description ?? '', event, instruction, serviceType } = cells;
  const named = serviceType === undefined || serviceType === '' ? null : serviceType;
  const type = named === null ? null : oneOf(named, SERVICE_TYPES);
  if (named !== null && (type === null || !ZONE_SERVICE_TYPES.includes(type)))
    return err(`${named} is not a zone service type`);
  const code = event === undefined || event === '' ? null : eventOf(event, type);
  if (event !== undefined && event !== '' && code === null)
    return err(`${event} is not a known event`);
  const family =
    type ?? zoneEvent(code)?.serviceType ?? before?.serviceType ?? guessService(description);
  const changed = before !== null && family !== before.serviceType;
  const eventCode = event === undefined ? (changed ? null : (before?.eventCode ?? null)) : code;
  const usual = instructionsOf({ serviceType: family, eventCode })[0] ?? null;
  const kept = before === null ? (eventCode === null ? null : usual) : before.instruction;
  return ok({
    serviceType: family,
    eventCode,
    instruction: instruction === undefined ? kept : orNull(instruction),
  });
};

const codeOf = (text: string): string | null =>
  same(text, AUTO_CODE) ? null : orNull(text.toUpperCase());

const isLong = (cell: string): boolean => cell.length > ZONE_LIMITS.csvCell;

const formatOf = (cells: Cells, before: ZoneForm | null): ZoneForm['format'] | null => {
  const { format = '', signalCode = '' } = cells;
  if (format !== '') return oneOf(format, ZONE_FORMATS, FORMAT_NAMES);
  if (before !== null) return before.format;
  return /^[a-z]{2}$/i.test(signalCode) ? 'SIA' : 'CID';
};

const minutesOf = (text: string | undefined, before: number | null): number | null => {
  if (text === undefined) return before;
  const digits = /^\d+/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
};

/** The fields whose cells have their own notation. All other cells contain the text that a person would type into the form. */
const READ_APART = [
  'devNum',
  'areaNum',
  'num',
  'description',
  'serviceType',
  'eventCode',
  'instruction',
  'format',
  'signalCode',
  'verifyType',
  'restoreRequired',
  'restoreMinutes',
] as const satisfies readonly (keyof ZoneForm)[];

type PlainField = Exclude<keyof ZoneForm, (typeof READ_APART)[number]>;

const isPlain = (name: keyof ZoneForm): name is PlainField =>
  !READ_APART.some((apart) => apart === name);

const plainOf = (cells: Cells, before: ZoneForm | null): Pick<ZoneForm, PlainField> =>
  Object.fromEntries(
    zoneForm.names.filter(isPlain).map((name) => {
      const field = zoneForm.fields[name];
      return [name, field.read(cells[name] ?? field.show(before?.[name] ?? null))];
    }),
  ) as Pick<ZoneForm, PlainField>;

/**
 * Returns the zone that a row describes, or the reason why the row is refused. Fields without a column keep the values of
 * the existing zone `before`.
 */
export const readZoneRow = (
  { cells, unnamed }: ZoneCsvRow,
  before: ZoneForm | null,
): Result<Draft, string> => {
  const long = Object.values(cells).find(isLong);
  if (long !== undefined)
    return err(`“${long.slice(0, 20)}…” is longer than ${ZONE_LIMITS.csvCell} characters`);
  if (unnamed !== null)
    return err(`“${unnamed.trim().slice(0, 20)}” is in a column without a heading`);
  const cut = Object.values(cells).find(isCutNumber);
  if (cut !== undefined) return err(cutNumberText(cut));
  const meaning = meaningOf(cells, before);
  if (!meaning.ok) return meaning;
  const format = formatOf(cells, before);
  if (format === null) return err(`${cells.format ?? ''} is not a format`);
  const verify = cells.verifyType ?? before?.verifyType ?? 'none';
  const verifyType = verify === '' ? 'none' : oneOf(verify, VERIFY_TYPES, VERIFY_NAMES);
  if (verifyType === null) return err(`${verify} is not a verification type`);
  const required =
    cells.restoreRequired === undefined
      ? (before?.restoreRequired ?? false)
      : flag(cells.restoreRequired);
  if (required === null) return err('Restore required must be yes or no');
  return ok({
    num: before?.num ?? paddedNumber(cells.num ?? '', format),
    description: cells.description ?? before?.description ?? '',
    ...meaning.value,
    format,
    signalCode: codeOf(cells.signalCode ?? before?.signalCode ?? ''),
    ...plainOf(cells, before),
    verifyType,
    restoreRequired: required,
    restoreMinutes: required
      ? minutesOf(cells.restoreMinutes, before?.restoreMinutes ?? null)
      : null,
  });
};
