import type { SearchField } from '#core/sites/site.schema.ts';
import { Chips } from '../kit/chips.tsx';
import { styled } from '../kit/styled.ts';
import { FIELD_CHIPS, FIELD_NAMES } from './search-fields.ts';

const Bar = styled('div', {
  base: {
    padding: '10px 20px',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    '@media (max-width: 640px)': { px: '4' },
  },
});

const ENTRIES = FIELD_CHIPS.map((field) => ({ value: field, text: FIELD_NAMES[field ?? 'any'] }));

/** Which field is searched; one at a time, all of them to begin with. */
export const FieldChips = (props: {
  readonly chosen: SearchField | null;
  readonly onChoose: (field: SearchField | null) => void;
}) => (
  <Bar>
    <Chips label="Search in" entries={ENTRIES} {...props} />
  </Bar>
);
