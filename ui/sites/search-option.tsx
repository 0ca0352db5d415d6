import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Row = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '5',
    cursor: 'pointer',
    textStyle: 'body',
    '& > svg': { width: '20px', height: '20px', color: 'fg.muted' },
    '&:hover': { background: 'bg.subtle' },
    '&[aria-selected=true]': {
      background: 'accent.subtle',
      '& small, & > svg, & [data-end]': { color: 'fg.muted' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        width: '3px',
        background: 'accent.solid',
      },
    },
    '& > [data-key]': { visibility: 'hidden' },
    '&[aria-selected=true] > [data-key]': { visibility: 'visible' },
    '@media (max-width: 640px)': { px: '4', gap: '2', '& > [data-key]': { display: 'none' } },
  },
  variants: {
    size: {
      /** A recent search. */
      line: { minHeight: '36px', '@media (pointer: coarse)': { minHeight: '44px' } },
      /** A found site. */
      row: {
        minHeight: '56px',
        paddingBlock: '8px',
        // The state goes below the words.
        '@media (max-width: 640px)': {
          flexWrap: 'wrap',
          '& > svg': { alignSelf: 'flex-start' },
          '& > [data-words]': { flexBasis: 'calc(100% - 28px)' },
          '& > [data-words] + span': { marginInlineStart: '28px' },
        },
      },
    },
  },
});

/** A line of the search dialog that the arrows reach; the one they stand on stays in sight. */
export const SearchOption = ({
  id,
  size,
  active,
  onChoose,
  onPoint,
  children,
}: {
  readonly id: string;
  readonly size: 'line' | 'row';
  readonly active: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
  readonly children: ReactNode;
}) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Row
      ref={element}
      id={id}
      role="option"
      size={size}
      aria-selected={active}
      onClick={onChoose}
      onPointerMove={onPoint}
    >
      {children}
    </Row>
  );
};
