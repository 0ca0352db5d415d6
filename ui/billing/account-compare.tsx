import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import ScaleIcon from '@heroicons/react/20/solid/ScaleIcon';
import CheckBadgeIcon from '@heroicons/react/24/outline/CheckBadgeIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DIFFERENCES, type ComparedRow } from '#core/billing/compare-accounts.rule.ts';
import { OWN_LIST } from '#core/billing/own-list.rule.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { columnsShown } from '#core/lists/shown-columns.rule.ts';
import { PickedField } from '../documents/picked-field.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Chips } from '../kit/chips.tsx';
import { Notice } from '../kit/notice.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { Strong, Text } from '../kit/text.ts';
import { ListView } from '../lists/list-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { COMPARED_CELLS } from './billing-columns.tsx';
import type { CompareViewModel } from './compare.view-model.ts';

const nameOf = ({ difference, xmit }: ComparedRow): string => `${xmit}, ${difference}`;

/** A card to paste the dealer's own list or choose it as a file. */
const OwnListCard = observer(({ model }: { readonly model: CompareViewModel }) => {
  const { busy, file, problem, read, text } = model;
  return (
    <Card title="Compare with your own list">
      <Stack gap={4} width="form">
        <Text tone="muted">
          {`Paste account numbers, one per line, with the monthly rate if you like, or choose a file: up to ${grouped(OWN_LIST.lines)} lines, with headings or without. Separate columns with commas, semicolons, tabs or bars.`}
        </Text>
        {problem !== null && <Notice tone="alarm" role="alert" title={problem} />}
        {file === null && !model.picked.reading && (
          <TextAreaField
            id="own-list"
            label="Your accounts"
            help="HP1001 9.50, for example."
            value={text}
            onChange={(value) => model.type(value)}
          />
        )}
        <PickedField
          picked={model.picked}
          id="own-list-file"
          label="Or a file"
          counter="CSV or text, 5 MB"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          noun="file"
          shown={file}
          error={null}
          onChoose={(files) => void model.choose(files)}
          onClear={() => model.clearFile()}
        />
        <Row gap={3} wrap={1}>
          <Button
            look="primary"
            icon={<ScaleIcon />}
            busy={busy}
            disabled={!model.mayCompare}
            onClick={() => void model.compare()}
          >
            Compare
          </Button>
          <Text size="small" tone="muted" role="status">
            {busy
              ? `${counted(read, 'billed account')} read`
              : 'Your list stays in this browser. Nothing of it is sent or kept.'}
          </Text>
        </Row>
      </Stack>
    </Card>
  );
});

const Result = observer(({ model }: { readonly model: CompareViewModel }) => {
  const { counts, list, result } = model;
  if (result === null || counts === null) return null;
  const chosen = list.query.filters['difference'] ?? null;
  const shown = columnsShown(COMPARED_CELLS, list.choices.columns).map(({ key }) => key);
  return (
    <Stack gap={4}>
      <Card>
        <Row gap={3} wrap={2} justify="between">
          <Text role="status">
            <Strong>{`${counted(result.same, 'account')} the same on both sides.`}</Strong>{' '}
            {`Your list names ${counted(result.mine, 'account')}, ${grouped(result.billed)} ${result.billed === 1 ? 'is' : 'are'} billed this month.`}
          </Text>
          <Button size="sm" onClick={() => model.startOver()}>
            Change the list
          </Button>
        </Row>
      </Card>
      <Chips
        label="Difference"
        entries={[
          { value: null, text: `All differences ${grouped(result.rows.length)}` },
          ...DIFFERENCES.map((value) => ({
            value,
            text: `${value} ${grouped(counts[value])}`,
          })),
        ]}
        chosen={chosen}
        onChoose={(value) => void list.filter('difference', value ?? '')}
      />
      <ListView
        list={list}
        title="Differences"
        pages="Pages of differences"
        waiting="Comparing"
        columns={COMPARED_CELLS}
        nameOf={nameOf}
        search={{ id: 'compare-search', label: 'Search', placeholder: 'Account or site' }}
        chip={() => null}
        tools={
          <Button size="sm" icon={<ArrowDownTrayIcon />} onClick={() => model.save(shown)}>
            Differences as CSV
          </Button>
        }
        empty={(narrowed) => ({
          icon: CheckBadgeIcon,
          ...(narrowed
            ? {
                title: 'No differences of this kind',
                text: 'No account or line differs in this way.',
              }
            : {
                title: 'No differences',
                text: 'Your list and what is billed this month are the same.',
              }),
        })}
      />
    </Stack>
  );
});

/** A screen that compares a dealer's own list with the accounts billed this month (domain guide 6.13 "Accounts billed"). */
export const AccountCompare = observer(() => {
  const model = useModel('compare');
  useEffect(() => () => model.dispose(), [model]);
  return model.result === null ? <OwnListCard model={model} /> : <Result model={model} />;
});
