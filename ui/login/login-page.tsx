import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { DialogHost } from '../shell/dialog-host.tsx';
import { SectionSlot } from '../shell/section-slot.tsx';
import { useRegistry } from '../shell/registry.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { usePageData } from '../shell/page-data.ts';
import { SignInFoot, SignInFrame } from '../shell/sign-in-frame.tsx';
import { StatusNotice } from '../shell/status-notice.tsx';

/** The sign-in page: the form first, then the steps the server requires, then the redirect (spec §2.4, §4.1). */
export const LoginPage = observer(() => {
  const registry = useRegistry();
  const page = usePageData();
  const [login] = useState(() => registry.create('login'));
  const [credentials] = useState(() => registry.create('credentials'));
  const dialogs = registry.create('dialogs');
  const { ended } = registry.create('session');
  const [query] = useSearchParams();
  const returnUrl = query.get('returnUrl');
  const internal = query.get('internal') === 'true';

  useEffect(() => {
    login.start(returnUrl);
    return () => login.dispose();
  }, [login, returnUrl]);

  useEffect(() => {
    credentials.enterBy(internal);
    document.documentElement.toggleAttribute('data-internal', internal);
  }, [credentials, internal]);

  const { recovered } = login;
  useEffect(() => {
    if (recovered !== null) credentials.fill(recovered, '');
  }, [credentials, recovered]);

  const comingBack = Boolean(login.ssoCode);
  const before = login.flow.at === 'credentials' && !comingBack;
  const proving = before && login.proving !== null;
  const atForm = before && !proving;
  useEffect(() => {
    if (atForm) document.title = 'Login';
    // When the person is signed in or signing in, here or in another tab, the other sign-in dialogs close.
    else dialogs.close();
  }, [atForm, dialogs]);

  if (login.destination !== null) return <Navigate to={login.destination} replace />;

  const { flow } = login;
  return (
    <SignInFrame
      notice={atForm && <StatusNotice banner={page.banner} />}
      foot={
        <SignInFoot
          page={page}
          atForm={atForm}
          atCode={proving || (flow.at === 'step' && flow.step === 'mfaVerify')}
          onChooseDemo={(username) => {
            credentials.fill(username, page.configuration.demo?.password ?? '');
          }}
        />
      }
    >
      {atForm ? (
        <>
          {ended === 'impersonationExpired' && <SectionSlot name="continue-as" />}
          <CredentialsForm login={login} credentials={credentials} />
          <DialogHost />
        </>
      ) : (
        <SectionSlot name={proving ? 'contact-proof' : comingBack ? 'sso-return' : 'login-steps'} />
      )}
    </SignInFrame>
  );
});
