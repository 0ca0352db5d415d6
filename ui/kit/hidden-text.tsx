import { heardOnly } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Words for those who hear the page; takes no room. */
export const HiddenText = styled('span', { base: heardOnly });
