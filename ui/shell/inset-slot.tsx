import type { ComponentProps } from 'react';
import { MESSAGES } from '#core/kernel/messages.ts';
import { Card } from '../kit/card.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { AgainButton } from './again-button.tsx';
import { FaultViewContext, noCodeText, SectionSlot, type FaultView } from './section-slot.tsx';

const insetFault: FaultView = ({ error, retry }) => (
  <Card>
    <FormAlert tone="error" text={`${MESSAGES.navigate}.`} />
    <AgainButton why={noCodeText(error)} onAgain={retry} />
  </Card>
);

/** A slot for a section within a screen. If the section fails to load or render, only the slot shows an error. */
export const InsetSlot = (slot: ComponentProps<typeof SectionSlot>) => (
  <FaultViewContext value={insetFault}>
    <SectionSlot {...slot} />
  </FaultViewContext>
);
