import MagnifyingGlassIcon from '@heroicons/react/16/solid/MagnifyingGlassIcon';
import { TextInput } from '../kit/field.tsx';
import { underFingers } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Box = styled('div', {
  base: {
    position: 'relative',
    width: '13.75rem',
    maxWidth: '100%',
    minWidth: '0',
    flex: '0 1 auto',
    '& > [type=search]': {
      height: '2rem',
      minHeight: '32px',
      paddingInlineStart: '32px',
      textStyle: 'body',
      '@media (pointer: coarse)': underFingers,
    },
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '10px',
      top: '50%',
      marginTop: '-8px',
      boxSize: '16px',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    '@media (pointer: coarse)': { '& > [type=search]': { height: '2.75rem' } },
    '@media (max-width: 40rem)': { width: '11rem' },
  },
});

interface SearchInputProps {
  readonly id: string;
  /** The accessible name, also shown as the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search field for a fully loaded list, in the header of the list's card. */
export const SearchInput = ({ id, label, value, onChange }: SearchInputProps) => (
  <Box>
    <MagnifyingGlassIcon aria-hidden />
    <TextInput
      id={id}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        onChange(currentTarget.value)
      }
    />
  </Box>
);
