import type { SearchField } from '#core/sites/site.schema.ts';
import { styled } from '../kit/styled.ts';
import { FIELD_CHIPS, FIELD_NAMES } from './search-fields.ts';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    padding: '10px 20px',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    '& > button': {
      height: '28px',
      padding: '0 10px',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'sm',
      textStyle: 'small',
      whiteSpace: 'nowrap',
      '&:hover': { background: 'bg.muted' },
      '@media (pointer: coarse)': { height: '44px' },
    },
    '& > [aria-pressed=true]': {
      background: 'accent.subtle',
      borderColor: 'accent.fg',
      color: 'accent.fg',
      fontWeight: '600',
    },
    '@media (max-width: 640px)': { flexWrap: 'nowrap', overflowX: 'auto', px: '4' },
  },
});

/** Which field is searched; one at a time, all of them to begin with. */
export const FieldChips = ({
  chosen,
  onChoose,
}: {
  readonly chosen: SearchField | null;
  readonly onChoose: (field: SearchField | null) => void;
}) => (
  <Row role="group" aria-label="Search in">
    {FIELD_CHIPS.map((field) => (
      <button
        key={field ?? 'any'}
        type="button"
        aria-pressed={field === chosen}
        onClick={() => onChoose(field)}
      >
        {FIELD_NAMES[field ?? 'any']}
      </button>
    ))}
  </Row>
);
