import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ClipboardDocumentIcon from '@heroicons/react/20/solid/ClipboardDocumentIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import { writeSubject } from '#core/impersonation/view-as-subject.rule.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { diagnosticsOf } from '#core/support/diagnostics-of.rule.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Text } from '../kit/text.ts';
import { useCopy } from '../kit/use-copy.ts';
import { useRegistry } from '../shell/registry.ts';
import type { HelpUserViewModel } from './help-user.view-model.ts';

/** A button that copies the details a help desk needs for a ticket. */
const CopyDiagnostics = ({ user }: { readonly user: SupportedUser }) => {
  const { copied, copy } = useCopy();
  return (
    <>
      <HiddenText role="status">{copied === 'done' && 'Copied'}</HiddenText>
      {copied === 'refused' && (
        <Text as="span" size="small" role="alert">
          This browser does not allow copying.
        </Text>
      )}
      <IconButton bordered label="Copy diagnostics" onClick={() => void copy(diagnosticsOf(user))}>
        {copied === 'done' ? <CheckIcon data-done="" /> : <ClipboardDocumentIcon />}
      </IconButton>
    </>
  );
};

/** A text below the link button that says whether a link was already sent. */
export const LinkText = observer(({ help }: { readonly help: HelpUserViewModel }) =>
  help.linkText === null ? null : (
    <Text size="small" below={2}>
      {help.linkText}
    </Text>
  ),
);

/** The immediate actions for a person. Actions that need a missing right are hidden. */
export const PersonActions = observer(
  ({
    help,
    mayHelp,
    mayView,
  }: {
    readonly help: HelpUserViewModel;
    readonly mayHelp: boolean;
    readonly mayView: boolean;
  }) => {
    const registry = useRegistry();
    const { user, busy } = help;
    const link = user.registered ? 'passwordLink' : 'registrationLink';
    return (
      <>
        {mayHelp && (
          <>
            <CopyDiagnostics user={user} />
            <Button busy={busy === link} onClick={() => void help.want(link)}>
              {user.registered ? 'Send password link' : 'Resend registration'}
            </Button>
          </>
        )}
        {mayView && (
          <Button
            look="primary"
            icon={<EyeIcon />}
            onClick={() => registry.create('dialogs').open('view-as', writeSubject(user))}
          >
            View as user
          </Button>
        )}
      </>
    );
  },
);

/** Asks for confirmation before a person is signed out everywhere. */
export const EndSessionsQuestion = observer(({ help }: { readonly help: HelpUserViewModel }) =>
  help.asking === null ? null : (
    <Dialog
      id="help-question"
      title="End all sessions?"
      onClose={() => help.leaveIt()}
      foot={
        <>
          <Button onClick={() => help.leaveIt()}>Cancel</Button>
          <Button look="danger" onClick={() => void help.confirm()}>
            End all sessions
          </Button>
        </>
      }
    >
      <p>They are signed out on every device at once. Unsaved work is lost.</p>
    </Dialog>
  ),
);
