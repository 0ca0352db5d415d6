import type { ComponentProps, ReactNode } from 'react';
import { TICK_BOX, TICKED_BOX } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('table', {
  base: {
    width: '100%',
    textStyle: 'body',
    '& th, & td': { padding: '4px 8px', textAlign: 'center', borderTop: 'subtle' },
    '& thead th': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted', borderTop: '0' },
    '& tbody th': { textAlign: 'start', paddingInlineStart: '0', fontWeight: '400' },
    '& caption': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});
const Target = styled('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '32px',
    cursor: 'pointer',
    '@media (pointer: coarse)': { boxSize: '44px' },
  },
});
const Box = styled('input', {
  base: {
    ...TICK_BOX,
    '&:checked': {
      ...TICKED_BOX,
      // The same check mark as in the kit's checkboxes, drawn with borders.
      display: 'grid',
      placeContent: 'center',
      '&::after': {
        content: '""',
        width: '8px',
        height: '4px',
        borderInlineStart: '2px solid',
        borderBottom: '2px solid',
        borderColor: 'accent.on',
        transform: 'rotate(-45deg) translate(0, -1px)',
      },
    },
  },
});

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'color'> {
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox of a checkbox table. */
export const TickBox = ({ onChange, ...box }: TickBoxProps) => (
  <Box type="checkbox" {...box} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
);

interface TickTableProps {
  /** The table's caption, for screen readers only. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of checkboxes, each named by its row and column. */
export const TickTable = ({ caption, columns, rows }: TickTableProps) => (
  <Frame>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={columns[at]}>
              <Target>{cell}</Target>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Frame>
);
