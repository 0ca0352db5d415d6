import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useRegistry } from '../shell/registry.ts';
import { createSection } from '../sections/section.ts';

/** Explains that the browser blocked the classic portal's window, and lets the user try again (spec §8). */
export const PopupBlockedDialog = observer(() => {
  const registry = useRegistry();
  const dialogs = registry.create('dialogs');
  const classic = registry.create('classicPortal');
  return (
    <Dialog
      id="popup-blocked"
      title="The window was blocked"
      onClose={() => dialogs.close()}
      foot={
        <>
          <Button onClick={() => dialogs.close()}>Cancel</Button>
          <Button look="primary" busy={classic.opening} onClick={() => void classic.open()}>
            Retry
          </Button>
        </>
      }
    >
      <p>
        Your browser did not let the classic portal open in its own window. Allow pop-ups for this
        site, usually by an icon in the address bar, then press Retry.
      </p>
    </Dialog>
  );
});

export const section = createSection(PopupBlockedDialog);
