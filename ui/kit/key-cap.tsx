import { controlBox, row, WITHOUT_KEYS } from './looks.ts';
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
  variants: {
    /** Also on devices without a keyboard, where the keys are the content. */
    kept: { true: { [WITHOUT_KEYS]: { display: 'inline-flex' } } },
  },
});

/** Keys and what they do, hidden on devices without a keyboard. */
export const KeyLine = styled('p', {
  base: {
    ...row('2'),
    textStyle: 'small',
    color: 'fg.muted',
    [WITHOUT_KEYS]: { display: 'none' },
  },
});
