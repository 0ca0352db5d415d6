import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { styled } from '../kit/styled.ts';

const Frame = styled('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

/** Somebody deleted the item while it was edited: nothing typed is lost, and it can become a new one. */
export const GoneNotice = ({ onCreate }: { readonly onCreate: () => void }) => (
  <Frame>
    <FormAlert
      tone="error"
      text="This news item was deleted meanwhile. What you entered is still here and not saved."
    />
    <Button size="sm" onClick={onCreate}>
      Create it anew
    </Button>
  </Frame>
);
