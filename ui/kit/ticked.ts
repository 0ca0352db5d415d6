import { inlineRow } from './looks.ts';
import type { ReactNode } from 'react';

/** What a box to tick and a switch are told; the words are part of the target. */
export interface TickedProps {
  readonly id: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** The label around the native box of either, at least as high as a finger needs. */
export const TICKED_LABEL = {
  ...inlineRow('3'),
  minHeight: '32px',
  textStyle: 'form',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: '44px' },
  '&:has(:disabled)': { color: 'fg.subtle', cursor: 'default' },
} as const;
