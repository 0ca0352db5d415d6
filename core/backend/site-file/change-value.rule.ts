import * as z from 'zod/mini';
import { hoursText } from '../../contacts/hours-of-day.rule.ts';
import { counted } from '../../kernel/counted.rule.ts';
import type { ChangeKind } from '../../site-file/site-change.schema.ts';
import { durationText, scopeText } from '../../tests-on-site/scope-text.rule.ts';
import { testScopeSchema } from '../../tests-on-site/site-test.schema.ts';
import { type LocalClock, whenText } from '../moment-text.rule.ts';

/** Text shown when the audit log does not contain the whole value. */
export const CUT = 'Longer than the record keeps';

/** Parses recorded JSON. Returns undefined if the record was cut. */
export const readRecorded = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const weekdays = z.array(z.int());
const DAY_MINUTES = 24 * 60;
const windowSchema = z.union([
  z.object({ weekdays, from: z.int(), to: z.int() }),
  z.pipe(
    z.object({ weekdays, opensAt: z.int(), closesAt: z.int() }),
    z.transform(({ closesAt, opensAt, ...days }) => ({
      ...days,
      from: opensAt,
      to: closesAt % DAY_MINUTES,
    })),
  ),
]);

/** Formats a recorded value. The items of a list are joined. */
const valueText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (value === true || value === 'true') return 'Yes';
  if (value === false || value === 'false') return 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => valueText(one) ?? '').join('; ');
  if (typeof value !== 'object') return null;
  const window = windowSchema.safeParse(value);
  if (window.success) return hoursText([window.data]);
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .flatMap(([, part]) => valueText(part) ?? [])
    .join(' ');
};

const HOUR = 3600000;
const lengthText = (ms: number): string =>
  ms % HOUR === 0 ? durationText(ms) : counted(ms / 60000, 'minute');

type ToText = (value: string, localClock: LocalClock) => string;
const moment: ToText = (value, localClock) => whenText(Number(value), localClock);

/** How values are shown whose recorded form is technical. */
const SHOWN: Partial<Readonly<Record<ChangeKind, Readonly<Record<string, ToText>>>>> = {
  test: {
    startsAt: moment,
    endsAt: moment,
    by: (value) => lengthText(Number(value)),
    scope: (value) => {
      const scope = testScopeSchema.safeParse(readRecorded(value));
      return scope.success ? scopeText(scope.data) : CUT;
    },
  },
  schedule: { how: (value) => (value === 'add' ? 'Stay' : 'Removed') },
  service: { device: (value) => (value === 'all' ? 'All' : value) },
  zone: { source: (value) => (value === 'template' ? 'Template' : 'This site') },
};

/** Formats the value of a recorded field for people of the site; null for none. */
export const shownValue = (
  { kind, name }: { readonly kind: ChangeKind; readonly name: string },
  value: unknown,
  localClock: LocalClock,
): string | null => {
  if (typeof value !== 'string' || value === '') return valueText(value);
  const own = SHOWN[kind]?.[name];
  if (own !== undefined) return own(value, localClock);
  if (!/^[[{]/.test(value)) return valueText(value);
  const read = readRecorded(value);
  return read === undefined ? CUT : valueText(read);
};
