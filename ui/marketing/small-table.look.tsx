import { named } from '../kit/table.tsx';
import { styled } from '../kit/styled.ts';

const Frame = named(
  styled('table', {
    base: {
      textStyle: 'small',
      '& th, & td': {
        padding: '6px 0 6px 12px',
        textAlign: 'end',
        whiteSpace: 'nowrap',
        borderTop: 'subtle',
      },
      '& thead th': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted', border: '0' },
      '& th:first-of-type': {
        paddingInlineStart: '0',
        textAlign: 'start',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      '& tbody th': { fontWeight: '400' },
    },
  }),
);

interface SmallTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly figures: readonly number[] }[];
}

/** A small table for a panel with a few numbers per row. The first column names the rows. */
export const SmallTable = ({ heads, rows }: SmallTableProps) => (
  <Frame>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, figures }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {figures.map((figure, index) => (
            <td key={index}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Frame>
);
