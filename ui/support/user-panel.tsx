import { observer } from 'mobx-react-lite';
import type { UserAction } from '#core/support/support.schema.ts';
import { Button } from '../kit/button.tsx';
import type { HelpUserViewModel } from './help-user.view-model.ts';
import { audienceOf, diagnosticsOf, groupsLine } from '#core/support/user-words.rule.ts';
import ClipboardDocumentIcon from '@heroicons/react/20/solid/ClipboardDocumentIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import { writeSubject } from '#core/impersonation/view-as-subject.rule.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Dialog, SlideOver } from '../kit/dialog.tsx';
import { Facts, type Fact } from '../kit/facts.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Heading } from '../kit/text.ts';
import { useCopy } from '../kit/use-copy.ts';
import { Refusal } from '../forms/form.tsx';
import { useRegistry } from '../shell/registry.ts';
import { ContactActions, NextSignIn } from './next-sign-in.tsx';
import { NextSignInDialogs } from './next-sign-in.dialogs.tsx';
import { UserBadge } from './user-columns.tsx';

const factsOf = (model: HelpUserViewModel): readonly Fact[] => {
  const { user } = model;
  return [
    { name: 'Sign-in', value: <UserBadge user={user} /> },
    { name: 'Username', value: user.username },
    { name: 'Application', value: audienceOf(user) },
    { name: 'Groups', value: groupsLine(user, 20), absent: 'None' },
    { name: 'E-mail', value: user.email, absent: 'None' },
    { name: 'Phone', value: user.phoneNumber && formatPhone(user.phoneNumber), absent: 'None' },
    {
      name: 'Last login',
      value: user.lastLoginAt === null ? null : formatStamp(user.lastLoginAt, readerZone()),
      absent: 'Never',
    },
    { name: 'Open sessions', value: user.openSessions },
  ];
};

const QUESTIONS: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  endSessions: {
    title: 'End all sessions?',
    text: 'They are signed out on every device at once. What they have not saved is lost.',
  },
};

const Question = observer(({ model }: { readonly model: HelpUserViewModel }) => {
  const words = model.asking === null ? undefined : QUESTIONS[model.asking];
  return words === undefined ? null : (
    <Dialog
      id="help-question"
      title={words.title}
      onClose={() => model.leaveIt()}
      foot={
        <>
          <Button onClick={() => model.leaveIt()}>Cancel</Button>
          <Button look="danger" onClick={() => void model.confirm()}>
            {words.title.replace('?', '')}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
});

const HelpActions = observer(({ model }: { readonly model: HelpUserViewModel }) => {
  const { user, busy } = model;
  const { copied, copy } = useCopy();
  const button = (action: UserAction, text: string) => (
    <Button size="sm" busy={busy === action} onClick={() => void model.want(action)}>
      {text}
    </Button>
  );
  return (
    <Row gap={3} wrap={3} align="stretch">
      {user.registered
        ? button('passwordLink', 'Send password link')
        : button('registrationLink', 'Resend registration')}
      {user.waiting && button('clearWait', 'Clear lock')}
      {user.openSessions > 0 && button('endSessions', 'End sessions')}
      <Button
        size="sm"
        icon={<ClipboardDocumentIcon />}
        onClick={() => void copy(diagnosticsOf(user))}
      >
        Copy diagnostics
      </Button>
      <span role="status">
        {copied === 'done' && 'Copied'}
        {copied === 'refused' && 'The browser refused to copy'}
      </span>
    </Row>
  );
});

/** One person with everything that can be done for them; what the staff member has no right for is absent. */
export const UserPanel = observer(
  ({ model, onClose }: { readonly model: HelpUserViewModel; readonly onClose: () => void }) => {
    const registry = useRegistry();
    const { view } = registry.create('session');
    const held = view === null ? new Set<string>() : heldPermissions(view.user);
    const { user } = model;
    const reached =
      user.accountId !== view?.user.id && (user.applicationNum !== 1 || held.has('staffAdmin'));
    const viewable = held.has('impersonate') && user.applicationNum !== 1 && !user.disabled;
    return (
      <SlideOver
        id="user"
        title={user.name}
        onClose={onClose}
        foot={
          viewable && (
            <Button
              look="primary"
              icon={<EyeIcon />}
              onClick={() => {
                onClose();
                registry.create('dialogs').open('view-as', writeSubject(user));
              }}
            >
              View as user
            </Button>
          )
        }
      >
        <Stack gap={5}>
          <Refusal of={model.submission} />
          <Facts facts={factsOf(model)} />
          {held.has('support') && reached && (
            <>
              <section>
                <Heading as="h3" below={2}>
                  Help
                </Heading>
                <Stack gap={3}>
                  <HelpActions model={model} />
                  <ContactActions model={model.nextSignIn} user={user} />
                </Stack>
              </section>
              <section>
                <Heading as="h3" below={2}>
                  At the next sign-in
                </Heading>
                <NextSignIn model={model.nextSignIn} user={user} />
              </section>
            </>
          )}
        </Stack>
        <Question model={model} />
        <NextSignInDialogs model={model.nextSignIn} user={user} />
      </SlideOver>
    );
  },
);
