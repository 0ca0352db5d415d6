import { Button } from '../kit/button.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Stack } from '../kit/stack.ts';

/** Somebody deleted the item while it was edited: nothing typed is lost, and it can become a new one. */
export const GoneNotice = ({ onCreate }: { readonly onCreate: () => void }) => (
  <Stack gap={3} align="start">
    <FormAlert
      tone="error"
      text="This news item was deleted meanwhile. What you entered is still here and not saved."
    />
    <Button size="sm" onClick={onCreate}>
      Create it anew
    </Button>
  </Stack>
);
