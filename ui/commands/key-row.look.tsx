import { KeyCap } from '../kit/key-cap.tsx';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Row = styled('div', {
  base: { ...row('3'), justifyContent: 'space-between', minHeight: '32px', borderBottom: 'subtle' },
});
const Caps = styled('dd', {
  base: { display: 'flex', gap: '1', '& > kbd': { display: 'inline-flex' } },
});

/** What keys do, with the keys at the end of the row. They are shown on every device, because the sheet is about them. */
export const KeyRow = ({
  keys,
  does,
}: {
  readonly keys: readonly string[];
  readonly does: string;
}) => (
  <Row>
    <dt>{does}</dt>
    <Caps>
      {keys.map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </Caps>
  </Row>
);
