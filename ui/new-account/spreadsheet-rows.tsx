import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import MinusCircleIcon from '@heroicons/react/16/solid/MinusCircleIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckedRow, SpreadsheetRunRow } from '#core/new-account/spreadsheet.schema.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { DataList } from '../kit/data-list/data-list.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { AskForBlock } from './ask-for-block.tsx';
import type { BulkCreateViewModel } from './bulk-create.view-model.ts';

interface Props {
  readonly model: BulkCreateViewModel;
}

/** A row of the list, with its check before the run or its result after the run. */
type Row = Pick<CheckedRow, 'line' | 'name' | 'xmit'> & {
  readonly state: keyof typeof STATES;
  readonly words: string;
  readonly siteNum: number | null;
};

/** The label, icon and tone of each state (domain guide 10). */
const STATES = {
  ready: { tone: 'ok', icon: CheckCircleIcon, word: 'Can be created' },
  created: { tone: 'ok', icon: CheckCircleIcon, word: 'Created' },
  refused: { tone: 'alarm', icon: XCircleIcon, word: 'Refused' },
  waiting: { tone: 'neutral', icon: ClockIcon, word: 'Waiting' },
  left: { tone: 'neutral', icon: MinusCircleIcon, word: 'Not created' },
} as const;

const checkedRow = ({ advice, line, name, problems, xmit }: CheckedRow): Row => ({
  line,
  name,
  xmit,
  siteNum: null,
  state: problems.length === 0 ? 'ready' : 'refused',
  words: (problems.length === 0 ? advice : problems).join('. '),
});

const runRow =
  (working: boolean) =>
  ({ line, name, outcome, problems, siteNum, xmit }: SpreadsheetRunRow): Row => ({
    line,
    name,
    xmit,
    siteNum,
    state: outcome === 'waiting' && !working ? 'left' : outcome,
    words: outcome === 'waiting' && !working ? 'Not started yet' : problems.join('. '),
  });

const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name || '–' },
  {
    key: 'line',
    title: 'Line',
    cell: ({ line }) => line,
    kind: 'number',
    narrow: true,
    priority: 2,
  },
  {
    key: 'xmit',
    title: 'Account',
    cell: ({ xmit }) => xmit || '–',
    kind: 'line',
    phone: 'beside',
    narrow: true,
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ state }) => {
      const { icon, tone, word } = STATES[state];
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
  {
    key: 'words',
    title: 'Result',
    cell: ({ state, words }) =>
      state === 'ready' ? (
        <Text data-word="" as="span" size="small" tone="muted">
          {words}
        </Text>
      ) : (
        words
      ),
    phone: 'second',
  },
];

type Shown = 'all' | 'good' | 'bad';

interface ListProps {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Opens the account of a row. Passed only when every row has an account. */
  readonly onOpen?: (row: Row) => void;
}

const Rows = ({ label, onOpen, rows }: ListProps) => (
  <DataList
    label={label}
    columns={COLUMNS}
    rows={rows}
    total={rows.length}
    keyOf={({ line }) => String(line)}
    nameOf={({ line, name }) => name || `line ${line}`}
    sort={null}
    {...(onOpen !== undefined && { openLabel: ({ name }: Row) => `Open ${name}`, onOpen })}
  />
);

/** The check result of each spreadsheet row before any account is created. */
export const DryRun = observer(({ model }: Props) => {
  const { checked } = model;
  const [shown, show] = useState<Shown>('all');
  const rows = useMemo(() => (checked ?? []).map(checkedRow), [checked]);
  if (rows.length === 0) return null;
  const bad = rows.filter(({ state }) => state === 'refused').length;
  const wanted = rows.filter(
    ({ state }) => shown === 'all' || (state === 'refused') === (shown === 'bad'),
  );
  return (
    <Card
      title="Dry run"
      count={rows.length}
      inset={false}
      clipped={false}
      actions={
        <Text as="span" size="small" tone="muted">
          nothing is created yet
        </Text>
      }
    >
      <Stack gap={3} pad={4}>
        <AskForBlock asking={model.asking} own={model.usedUp} />
        <SegmentField
          id="sheet-shown"
          label="Show"
          options={[
            { value: 'all', text: `All ${rows.length}` },
            { value: 'good', text: `Good ${rows.length - bad}` },
            { value: 'bad', text: `Refused ${bad}` },
          ]}
          value={shown}
          onChange={show}
        />
      </Stack>
      <Rows label="Rows of the sheet" rows={wanted} />
    </Card>
  );
});

/** The result of each row: rows that need attention first, then waiting rows, then created accounts. */
export const RunRows = observer(({ model }: Props) => {
  const { run, working } = model.following;
  const navigate = useNavigate();
  const rows = useMemo(() => (run?.rows ?? []).map(runRow(working)), [run, working]);
  const of = (...states: readonly Row['state'][]) =>
    rows.filter(({ state }) => states.includes(state));
  const groups = [
    { title: 'Not created', rows: of('refused', 'left') },
    { title: 'Waiting', rows: of('waiting') },
    { title: 'Created', rows: of('created') },
  ];
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => (
      <Card
        key={group.title}
        title={group.title}
        count={group.rows.length}
        inset={false}
        clipped={false}
      >
        <Rows
          label={`${group.title} accounts`}
          rows={group.rows}
          {...(group.title === 'Created' && {
            onOpen: ({ siteNum }: Row) => void navigate(siteInfoPath(siteNum ?? 0)),
          })}
        />
      </Card>
    ));
});
