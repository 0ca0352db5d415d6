import { observer } from 'mobx-react-lite';
import { PickedField } from '../documents/picked-field.tsx';
import { Card } from '../kit/card.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import type { BulkCreateViewModel } from './bulk-create.view-model.ts';
import { NextCard } from './next-card.tsx';

interface Props {
  readonly model: BulkCreateViewModel;
}

const NOTHING = 'nothing';

const Chosen = observer(({ model }: Props) => (
  <Card title="For every row">
    <Stack gap={4}>
      <SelectField
        id="sheet-branch"
        label="Branch"
        placeholder="Choose a branch"
        help="For rows that don’t name a branch."
        value={model.choices.branch === null ? '' : String(model.choices.branch)}
        options={model.choices.branches.map(({ name, siteGroupNum }) => ({
          value: String(siteGroupNum),
          text: `${siteGroupNum} ${name}`,
        }))}
        onChange={(num) => model.choices.chooseBranch(Number(num))}
      />
      <SelectField
        id="sheet-template"
        label="Start from"
        placeholder="An empty account"
        help="Zones, hours and services are copied from it."
        value={model.choices.templateId ?? NOTHING}
        options={[
          { value: NOTHING, text: 'An empty account' },
          ...model.choices.templates.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(id) => model.choices.chooseTemplate(id === NOTHING ? null : id)}
      />
      <PickedField
        picked={model.picked}
        id="sheet-agreement"
        label="Signed agreement"
        counter="PDF, up to 10 MB"
        accept=".pdf,application/pdf"
        noun="PDF"
        shown={model.agreement}
        error={null}
        onChoose={(files) => void model.attach(files)}
        onClear={() => model.detach()}
      />
    </Stack>
  </Card>
));

/** The side column: choices for all rows, and what happens to the created accounts. */
export const SpreadsheetRail = observer(({ model }: Props) => (
  <Stack gap={4}>
    <Chosen model={model} />
    <NextCard
      becomes="Each becomes"
      test="24 h, or as its row says"
      facts={[
        { name: 'Agreement', value: 'Saved with each site’s documents' },
        { name: 'Refused rows', value: 'Stay here for you to correct' },
      ]}
    />
  </Stack>
));
