import { controlBox, WITHOUT_KEYS } from './looks.ts';
import { styled } from './styled.ts';

/** A keyboard hint, hidden on devices without a keyboard (kit README §7 "Key"). */
export const KeyCap = styled('kbd', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '20px',
    height: '1.25rem',
    px: '1.5',
    fontFamily: 'inherit',
    textStyle: 'caption',
    fontWeight: '600',
    color: 'fg.muted',
    ...controlBox,
    borderBottomWidth: '2px',
    whiteSpace: 'nowrap',
    [WITHOUT_KEYS]: { display: 'none' },
  },
});
