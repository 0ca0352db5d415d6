import { styled } from './styled.ts';

/** The whole window while something is awaited, and the words when it takes long. */
export const WaitingRoom = styled('main', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    maxWidth: '560px',
    marginInline: 'auto',
    padding: '48px 20px',
    '& > [role=status]': { width: '100%' },
  },
});
