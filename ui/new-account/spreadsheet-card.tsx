import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { SPREADSHEET_LIMITS } from '#core/new-account/spreadsheet.schema.ts';
import { SPREADSHEET_FIELDS, spreadsheetTitle } from '#core/new-account/spreadsheet-fields.rule.ts';
import { PickedField } from '../documents/picked-field.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EditTable, TableSelect } from '../kit/edit-table.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import type { BulkCreateViewModel } from './bulk-create.view-model.ts';

interface Props {
  readonly model: BulkCreateViewModel;
}

const NOT_USED = 'notUsed';

const FIELD_OPTIONS = [
  { value: NOT_USED, text: 'Not used' },
  ...SPREADSHEET_FIELDS.map((field) => ({ value: field, text: spreadsheetTitle(field) })),
];

/** The input for rows: pasted from a spreadsheet or read from a file. */
export const SpreadsheetCard = observer(({ model }: Props) => {
  const { checking, sheet } = model;
  return (
    <Card
      title="Sheet"
      actions={
        <Button
          size="sm"
          look="quiet"
          icon={<ArrowDownTrayIcon width={16} height={16} />}
          onClick={() => model.blank()}
        >
          Blank sheet
        </Button>
      }
    >
      <Stack gap={4}>
        <Refusal of={checking} />
        <TextAreaField
          id="sheet-text"
          label="Rows, pasted from a spreadsheet"
          counter={`at most ${counted(SPREADSHEET_LIMITS.rows, 'row')}`}
          help="The first row names the columns: Name, Street, City, Account number and so on. A row without an account number gets the next free one."
          value={sheet.text}
          error={sheet.problem}
          onChange={(text) => sheet.paste(text)}
        />
        <PickedField
          picked={sheet.picked}
          id="sheet-file"
          label="Or a file"
          counter="CSV or TSV, up to 1 MB"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          noun="file"
          shown={sheet.fileName === null ? null : { name: sheet.fileName, size: null }}
          error={null}
          onChoose={(files) => void sheet.choose(files)}
          onClear={() => sheet.clearFile()}
        />
        <Row gap={3} wrap={2} phone="blocks">
          <Button
            busy={checking.busy || sheet.picked.reading}
            disabled={sheet.text.trim() === '' && !sheet.picked.reading}
            onClick={() => void model.check()}
          >
            Check the rows
          </Button>
          <Text as="span" size="small" tone="muted">
            Checking creates nothing.
          </Text>
        </Row>
      </Stack>
    </Card>
  );
});

/** Lets the person map each spreadsheet column to a field. */
export const ColumnsCard = observer(({ model }: Props) => {
  const { columns } = model.sheet;
  if (columns.length === 0) return null;
  const used = columns.filter(({ field }) => field !== null).length;
  return (
    <Card
      title="Columns"
      inset={false}
      actions={
        <Text as="span" size="small" tone="muted">
          {`${used} of ${columns.length} are used`}
        </Text>
      }
    >
      <EditTable label="Columns of the sheet">
        <thead>
          <tr>
            <th scope="col">In the sheet</th>
            <th scope="col">First value</th>
            <th scope="col">Used as</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ field, heading, sample }, at) => (
            <tr key={at}>
              <th scope="row">{heading || `Column ${at + 1}`}</th>
              <td data-label="First value" data-text="">
                {field === 'code' || field === 'duressCode' ? '••••••' : sample}
              </td>
              <td data-label="Used as">
                <TableSelect
                  label={`${heading || `Column ${at + 1}`} is used as`}
                  options={FIELD_OPTIONS}
                  value={field ?? NOT_USED}
                  onChange={(value) =>
                    model.sheet.take(at, SPREADSHEET_FIELDS.find((one) => one === value) ?? null)
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </EditTable>
    </Card>
  );
});
