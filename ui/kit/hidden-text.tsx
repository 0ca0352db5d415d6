import { styled } from './styled.ts';

/** Words for those who hear the page; takes no room. */
export const HiddenText = styled('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
