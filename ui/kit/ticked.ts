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

/** The box itself, drawn in place of the browser's. */
export const TICK_BOX = {
  appearance: 'none',
  flexShrink: '0',
  boxSize: '18px',
  borderRadius: '3px',
  border: '1.5px solid',
  borderColor: 'border.control',
  background: 'bg.surface',
  cursor: 'inherit',
} as const;

/** The box when it is ticked. */
export const TICKED_BOX = { background: 'accent.solid', borderColor: 'accent.solid' } as const;

/** The mark in it. */
export const TICK = { boxSize: '14px', color: 'accent.on', pointerEvents: 'none' } as const;
