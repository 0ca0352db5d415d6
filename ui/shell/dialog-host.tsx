import { observer } from 'mobx-react-lite';
import { Spinner } from '../kit/spinner.tsx';
import { styled } from '../kit/styled.ts';
import { useRegistry, type SectionName } from './registry.ts';
import { dialogFault } from './dialog-fault.tsx';
import { FaultViewContext } from './section-boundary.tsx';
import { SectionSlot } from './section-slot.tsx';

/** The dialogs of this build by their names in the navigation table, and those of the sign-in form's doors, each fetched when it is first opened. */
export const DIALOGS: Readonly<Record<string, SectionName>> = {
  'user-account': 'userAccount',
  about: 'about',
  'privacy-policy': 'privacyPolicy',
  'banner-settings': 'bannerSettings',
  'view-as': 'viewAs',
  'end-sessions': 'endSessions',
  'submit-bug': 'submitBug',
  feedback: 'feedback',
  'popup-blocked': 'popupBlocked',
  'account-search': 'accountSearch',
  forgot: 'forgot',
  sso: 'sso',
  'create-account': 'createAccount',
};

const Waiting = styled('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '60',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    animation: 'appear .2s .15s backwards',
  },
});
const WAITING = (
  <Waiting role="status" aria-label="Opening">
    <Spinner />
  </Waiting>
);

/** Shows the dialog that is wanted; each closes itself through the registry's `dialogs`. */
export const DialogHost = observer(() => {
  const { request } = useRegistry().create('dialogs');
  const section = request === null ? undefined : DIALOGS[request.name];
  return section === undefined ? null : (
    <FaultViewContext value={dialogFault}>
      <SectionSlot key={section} name={section} waiting={WAITING} />
    </FaultViewContext>
  );
});
