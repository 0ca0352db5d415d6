import ArrowPathIcon from '@heroicons/react/16/solid/ArrowPathIcon';
import MinusIcon from '@heroicons/react/16/solid/MinusIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import {
  countVerdicts,
  type ValidatedRow,
  type RowVerdict,
} from '#core/zones/check-zone-rows.rule.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import { Badge } from '../kit/badge.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { DataList } from '../kit/data-list/data-list.tsx';
import { Facts } from '../kit/facts.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import type { Checked } from './import-file.view-model.ts';

/** The label, icon and tone of each verdict. */
const VERDICTS = {
  new: { tone: 'ok', icon: PlusIcon, word: 'New' },
  changed: { tone: 'info', icon: ArrowPathIcon, word: 'Changed' },
  unchanged: { tone: 'neutral', icon: MinusIcon, word: 'Unchanged' },
  refused: { tone: 'alarm', icon: XCircleIcon, word: 'Refused' },
} as const satisfies Readonly<Record<RowVerdict['kind'], unknown>>;

const reasonOf = (verdict: RowVerdict): string => {
  if (verdict.kind === 'refused') return verdict.reason;
  if (verdict.kind !== 'changed') return verdict.form.description;
  const { before, form } = verdict;
  return zoneForm.names
    .filter((name) => before.form[name] !== form[name])
    .map((name) => zoneForm.labels[name])
    .join(', ');
};

const numOf = ({ row, verdict }: ValidatedRow): string =>
  verdict.kind === 'refused' ? (row.cells.num ?? '') : verdict.form.num;

const COLUMNS: readonly DataColumn<ValidatedRow>[] = [
  { key: 'line', title: 'Line', cell: ({ row }) => row.line, kind: 'line', narrow: true },
  { key: 'zone', title: 'Zone', cell: numOf, kind: 'line', phone: 'beside', narrow: true },
  {
    key: 'verdict',
    title: 'Check',
    cell: ({ verdict }) => {
      const { icon, tone, word } = VERDICTS[verdict.kind];
      return (
        <Badge tone={tone} icon={icon} strength="plain">
          {word}
        </Badge>
      );
    },
    kind: 'line',
    phone: 'meta',
    narrow: true,
  },
  { key: 'reason', title: 'What', cell: ({ verdict }) => reasonOf(verdict), phone: 'second' },
];

const Counts = ({ counts }: { readonly counts: Readonly<Record<RowVerdict['kind'], number>> }) => (
  <Facts
    facts={[
      { name: 'New', value: grouped(counts.new) },
      { name: 'Changed', value: grouped(counts.changed) },
      { name: 'Unchanged', value: grouped(counts.unchanged) },
      { name: 'Refused', value: grouped(counts.refused) },
    ]}
  />
);

const Notes = ({
  ignored,
  encoding,
}: {
  readonly ignored: readonly string[];
  readonly encoding: string;
}) => (
  <Text size="small" tone="muted">
    {`Read as ${encoding}.`}
    {ignored.length > 0 && ` Columns that are not used: ${ignored.join(', ')}.`}
  </Text>
);

/** The check result of each row; for several sites, only the rows that would be left out. */
export const Verdicts = ({ checked }: { readonly checked: Checked }) => {
  if (checked.at === 'site')
    return (
      <Stack gap={3}>
        <Counts counts={countVerdicts(checked.rows)} />
        <Notes {...checked} />
        <DataList
          label="Rows of the file"
          columns={COLUMNS}
          rows={checked.rows}
          total={checked.rows.length}
          keyOf={({ row }) => String(row.line)}
          nameOf={(row) => `line ${row.row.line}`}
          sort={null}
        />
      </Stack>
    );
  const { counts, encoding, ignored, refused, rows, sites } = checked.check;
  return (
    <Stack gap={3}>
      <Text>{`${counted(rows, 'row')} of ${counted(sites, 'site')}. All of them take effect together, or none.`}</Text>
      <Counts counts={counts} />
      <Notes encoding={encoding} ignored={ignored} />
      {refused.length > 0 && (
        <DataList
          label="Refused rows"
          columns={[
            { key: 'line', title: 'Line', cell: ({ line }) => line, kind: 'line', narrow: true },
            { key: 'site', title: 'Site', cell: ({ site }) => site, kind: 'line', phone: 'beside' },
            { key: 'zone', title: 'Zone', cell: ({ zone }) => zone, kind: 'line', phone: 'meta' },
            { key: 'reason', title: 'Why', cell: ({ reason }) => reason, phone: 'second' },
          ]}
          rows={refused}
          total={counts.refused}
          keyOf={({ line }) => String(line)}
          nameOf={({ line }) => `line ${line}`}
          sort={null}
        />
      )}
    </Stack>
  );
};
