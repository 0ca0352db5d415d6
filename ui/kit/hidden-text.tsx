import { createContext } from 'react';
import { heardOnly } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Visually hidden text for screen readers. */
export const HiddenText = styled('span', { base: heardOnly });

/** The title of the card or dialog around, by which a table in it is called. */
export const NameAround = createContext<string | undefined>(undefined);
