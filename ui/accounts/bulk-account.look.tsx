import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 8px',
    padding: '12px 16px',
    '&:not(:first-child)': { borderTop: 'subtle' },
    '& > svg': { gridColumn: '1 / -1' },
  },
});
const Name = styled('b', { base: { overflowWrap: 'anywhere' } });
const Code = styled('small', {
  base: { marginInlineStart: '2', fontWeight: '400', color: 'fg.muted' },
});
const Words = styled('p', {
  base: { gridColumn: '1 / -1', textStyle: 'small', color: 'fg.muted' },
});

interface BulkAccountProps {
  readonly name: string;
  readonly code: string;
  /** The account's outcome, as a badge. */
  readonly mark: ReactNode;
  /** The test's duration, as a picture. */
  readonly ruler?: ReactNode;
  readonly words: string | null;
}

/** A row for one account: name and number, a badge, and a text below. */
export const BulkAccount = ({ name, code, mark, ruler, words }: BulkAccountProps) => (
  <Row>
    <Name>
      {name}
      <Code>{code}</Code>
    </Name>
    {mark}
    {ruler}
    {words !== null && <Words>{words}</Words>}
  </Row>
);
