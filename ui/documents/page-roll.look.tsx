import MagnifyingGlassMinusIcon from '@heroicons/react/20/solid/MagnifyingGlassMinusIcon';
import MagnifyingGlassPlusIcon from '@heroicons/react/20/solid/MagnifyingGlassPlusIcon';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { HiddenText } from '../kit/hidden-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { eachOf, focusEdge, row } from '../kit/looks.ts';
import { PAGE_ZOOMS, type PageZoom } from './page-zooms.ts';
import { styled } from '../kit/styled.ts';
import { useElementSize } from '../kit/use-size.ts';
import { usePagesInView, type PagesInView } from './use-pages-in-view.ts';

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    border: 'default',
    borderRadius: 'sm',
    overflow: 'hidden',
    background: 'bg.muted',
    '&:has(> [role=region]:focus-visible)': focusEdge,
  },
});
const Head = styled('header', {
  base: {
    ...row('1'),
    minHeight: '44px',
    padding: '2px 4px 2px 12px',
    background: 'bg.surface',
    borderBottom: 'default',
  },
});
const Box = styled('div', {
  base: {
    position: 'relative',
    height: 'calc(100dvh - 330px)',
    minHeight: '240px',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '12px',
    outline: '0',
    '@media (max-width: 40rem)': { padding: '8px' },
  },
});
const Position = styled('p', {
  base: { textStyle: 'small', flex: '1 1 auto', fontVariantNumeric: 'tabular-nums' },
});
const Size = styled('output', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    minWidth: '44px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface PageRollProps extends PagesInView {
  readonly label: string;
  /** A text about the page in view, such as its number. */
  readonly position: string;
  /** Null at the largest zoom level. */
  readonly onZoomIn: (() => void) | null;
  readonly onZoomOut: (() => void) | null;
  readonly children: ReactNode;
}

/**
 * Shows pages one below the other in a scroll box that can be scrolled by keyboard. Page number and zoom are above the box
 * (kit README §7 “Dialog”).
 */
export const PageRoll = ({
  label,
  position,
  onZoomIn,
  onZoomOut,
  children,
  ...seen
}: PageRollProps) => {
  const box = useRef<HTMLDivElement>(null);
  usePagesInView(box, seen);
  return (
    <Frame>
      <Head>
        <Position>{position}</Position>
        <IconButton
          label="Zoom out"
          size="sm"
          disabled={onZoomOut === null}
          onClick={() => onZoomOut?.()}
        >
          <MagnifyingGlassMinusIcon />
        </IconButton>
        <Size aria-label="Size">{`${seen.zoom}%`}</Size>
        <IconButton
          label="Zoom in"
          size="sm"
          disabled={onZoomIn === null}
          onClick={() => onZoomIn?.()}
        >
          <MagnifyingGlassPlusIcon />
        </IconButton>
      </Head>
      <Box ref={box} role="region" aria-label={label} tabIndex={0}>
        {children}
      </Box>
    </Frame>
  );
};

const Sheet = styled('div', {
  base: {
    position: 'relative',
    marginInline: 'auto',
    background: 'bg.surface',
    boxShadow: 'control',
    '& + &': { marginTop: '12px' },
    // Reserves the page's height before the page is drawn.
    '& > svg': { display: 'block', width: '100%', height: 'auto' },
  },
  variants: { zoom: eachOf(PAGE_ZOOMS, (percent) => ({ width: `${percent}%` })) },
});
const Failure = styled('p', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '40%',
    textAlign: 'center',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

interface DocumentPageProps {
  readonly number: number;
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly zoom: PageZoom;
  /**
   * Draws the page at a width in device pixels and returns a function that cancels the drawing. Null while the page is far
   * from the visible area; the page's picture is then discarded.
   */
  readonly draw: ((sheet: HTMLCanvasElement, width: number) => () => void) | null;
  readonly failed: boolean;
  /** The page's text for screen readers. */
  readonly words: string;
}

type Draw = NonNullable<DocumentPageProps['draw']>;

const Canvas = styled('canvas', {
  base: { position: 'absolute', inset: '0', width: '100%', height: '100%' },
});

const Drawing = ({ draw }: { readonly draw: Draw }) => {
  const [measure, { width }] = useElementSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null || width === 0) return undefined;
    return draw(canvas.current, Math.round(width * devicePixelRatio));
  }, [draw, width]);
  const hold = useCallback(
    (element: HTMLCanvasElement) => {
      canvas.current = element;
      const stop = measure(element);
      return () => {
        stop?.();
        // Setting the width to 0 frees the canvas memory at once.
        element.width = 0;
      };
    },
    [measure],
  );
  return <Canvas ref={hold} aria-hidden />;
};

/** Shows one page of a document on a canvas. */
export const DocumentPage = ({
  number,
  label,
  size,
  zoom,
  draw,
  failed,
  words,
}: DocumentPageProps) => (
  <Sheet role="group" aria-label={label} zoom={zoom} data-sheet={number}>
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden />
    {draw !== null && <Drawing draw={draw} />}
    {failed ? <Failure>{words}</Failure> : <HiddenText>{words}</HiddenText>}
  </Sheet>
);
