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

/** Room for a part within a screen: when it cannot be fetched or drawn, it says so in its place and the screen around it goes on. */
export const InsetSlot = (slot: ComponentProps<typeof SectionSlot>) => (
  <FaultViewContext value={insetFault}>
    <SectionSlot {...slot} />
  </FaultViewContext>
);
