import type { ComponentProps } from 'react';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { FaultViewContext, SectionSlot, type FaultView } from './section-slot.tsx';

const insetFault: FaultView = ({ retry }) => (
  <Card>
    <FormAlert tone="error" text={`${MESSAGES.navigate}.`} />
    <Button size="sm" onClick={retry}>
      Try again
    </Button>
  </Card>
);

/** A slot for a section within a screen. If the section fails to load or render, only the slot shows an error. */
export const InsetSlot = (slot: ComponentProps<typeof SectionSlot>) => (
  <FaultViewContext value={insetFault}>
    <SectionSlot {...slot} />
  </FaultViewContext>
);
