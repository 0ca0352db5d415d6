import { heardOnly } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Visually hidden text for screen readers. */
export const HiddenText = styled('span', { base: heardOnly });
