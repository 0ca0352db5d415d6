import { styled } from './styled.ts';

/** Words for those who hear the page; takes no room. */
export const HiddenText = styled('span', {
  base: {
    position: 'absolute',
    boxSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
