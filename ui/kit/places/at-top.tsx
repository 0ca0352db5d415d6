import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../styled.ts';

/** Has no box of its own, so that a bar in it sticks to the bottom of the page. */
const Foot = styled('div', { base: { display: 'contents' } });
const Place = styled('div', { base: { '&:empty': { display: 'none' } } });
/** As high as the panel of a running test, which differs by width. */
const Room = styled('div', {
  base: {
    height: '8.125rem',
    borderRadius: 'md',
    background: 'bg.muted',
    animation: 'appear .01s .15s both',
    '@media (max-width: 68rem)': { height: '10.875rem' },
    '@media (max-width: 40rem)': { height: '18.875rem' },
    '@media (max-width: 22rem)': { height: '22.125rem' },
  },
});

interface Top {
  readonly place: HTMLElement | null;
  readonly foot: HTMLElement | null;
  readonly onSettled: () => void;
}

const TopContext = createContext<Top | null>(null);

/** A page with a place at its top and one at its foot, which have no height while nothing is in them. */
export const WithTopPlace = ({
  awaits,
  children,
}: {
  /** True if something will probably come. It gets its room before, so that the page does not move. */
  readonly awaits: boolean;
  readonly children: ReactNode;
}) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [settled, setSettled] = useState(false);
  const top = useMemo(() => ({ place, foot, onSettled: () => setSettled(true) }), [place, foot]);
  return (
    <>
      <Place ref={setPlace} />
      {awaits && !settled && <Room aria-hidden />}
      <TopContext value={top}>{children}</TopContext>
      <Foot ref={setFoot} />
    </>
  );
};

/** Shows its content at the top of the page, or where it stands if the page has no such place. */
export const AtTop = ({ children }: { readonly children: ReactNode }) => {
  const top = useContext(TopContext);
  useLayoutEffect(() => top?.onSettled(), [top]);
  return top === null ? children : top.place && createPortal(children, top.place);
};

/** Shows a bar at the foot of the page, or where it stands if the page has no such place. */
export const AtFoot = ({ children }: { readonly children: ReactNode }) => {
  const top = useContext(TopContext);
  return top === null ? children : top.foot && createPortal(children, top.foot);
};
