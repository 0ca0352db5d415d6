import { heardOnly } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Text for screen readers only; takes no room. */
export const HiddenText = styled('span', { base: heardOnly });
