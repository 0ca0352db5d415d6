import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useRegistry } from '../shell/registry.ts';
import { createSection } from '../sections/section.ts';

/**
 * Asks for confirmation before Log Out during an impersonation, because logging out ends the impersonation and the staff
 * member's own session (spec §2.5 "confirm for ending sessions", §4.3).
 */
export const EndSessionsDialog = observer(() => {
  const registry = useRegistry();
  const dialogs = registry.create('dialogs');
  const session = registry.create('session');
  const navigate = useNavigate();
  const { view } = session;
  if (view === null || view.impersonation === null) return null;
  const cancel = (): void => dialogs.close();
  return (
    <Dialog
      id="end-sessions"
      title="End both sessions?"
      onClose={cancel}
      foot={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            look="danger"
            onClick={() => {
              dialogs.close();
              void session.signOut();
              void navigate('/login', { replace: true });
            }}
          >
            Log Out
          </Button>
        </>
      }
    >
      <p>
        Logging out ends your view-as session as {view.user.name} and your own session,{' '}
        {view.impersonation.actorName}. To go on with your own work, choose End in the red bar.
      </p>
    </Dialog>
  );
});

export const section = createSection(EndSessionsDialog);
