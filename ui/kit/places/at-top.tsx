import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../styled.ts';

const Place = styled('div', { base: { '&:empty': { display: 'none' } } });

const TopContext = createContext<HTMLElement | null>(null);

/** A page with a place at its top, which has no height while nothing is in it. */
export const WithTopPlace = ({ children }: { readonly children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Place ref={setPlace} />
      <TopContext value={place}>{children}</TopContext>
    </>
  );
};

/** Shows its content at the top of the page, or where it stands if the page has no such place. */
export const AtTop = ({ children }: { readonly children: ReactNode }) => {
  const place = useContext(TopContext);
  return place === null ? children : createPortal(children, place);
};
