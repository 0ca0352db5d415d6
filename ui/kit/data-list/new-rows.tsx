import { grouped } from '#core/kernel/counted.rule.ts';
import { styled } from '../styled.ts';

/** The status element. It is rendered before it has a text, so that screen readers announce the text. Has no box of its own. */
const Said = styled('div', { base: { display: 'contents' } });
const Pill = styled('button', {
  base: {
    position: 'sticky',
    top: 'calc(104px + var(--visit, 0px))',
    zIndex: '11',
    display: 'block',
    height: '2rem',
    margin: '8px auto -40px',
    px: '4',
    borderRadius: 'full',
    background: 'accent.solid',
    color: 'accent.on',
    boxShadow: 'overlay',
    textStyle: 'label',
    _hover: { background: 'accent.hover' },
    '@media (pointer: coarse)': { height: '2.75rem' },
  },
});

interface NewRowsProps {
  readonly count: number;
  readonly onShow: () => void;
}

/**
 * A pill on the title of the list that shows the number of new rows; pressing it shows the rows (kit README §4 "n new"
 * pill). Not rendered without new rows.
 */
export const NewRows = ({ count, onShow }: NewRowsProps) => (
  <Said role="status">
    {count > 0 && (
      <Pill type="button" data-new="" onClick={onShow}>
        {grouped(count)} new
      </Pill>
    )}
  </Said>
);
