import { useMemo, useState, useEffect, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { KitProvider } from '../kit/kit-provider.tsx';
import { PageDataContext } from './page-data.ts';
import { Notices, useToasts } from './notices.tsx';
import { RegistryContext, type Registry, useRegistry } from './registry.ts';
import { SectionBoundary, SectionSlot } from './section-slot.tsx';
import { ShowBrandingContext } from './use-dealer-branding.ts';

/** Follows the session while the app runs, and reports once why a session ended (spec §8 Global). Renders nothing. */
const SessionEffects = observer(() => {
  const registry = useRegistry();
  const toasts = useToasts();
  const [session] = useState(() => registry.create('session'));
  useEffect(() => {
    session.start();
    return () => session.dispose();
  }, [session]);
  const { endText } = session;
  useEffect(() => {
    if (endText === null) return;
    toasts.show({ tone: 'trouble', title: endText, durationMs: DURATIONS.toastLong });
    session.acknowledgeEnd();
  }, [session, toasts, endText]);
  return null;
});

const REST = <SectionSlot name="shell" />;
const REGISTER = <SectionSlot name="register" />;
const REPORT = <SectionSlot name="reports-download" />;

/**
 * The whole app inside a router; everything but the sign-in is loaded on demand (spec §2.1). Also rendered at build time,
 * so no code here may use browser APIs.
 */
export const Portal = ({
  registry,
  page,
  signIn,
}: {
  readonly registry: Registry;
  readonly page: PageData;
  /** The sign-in, the only part loaded from the start. */
  readonly signIn: ReactNode;
}) => {
  // The first render uses the server's branding; the session may later apply the dealer's branding.
  const [branding, showBranding] = useState(page.branding);
  const shown = useMemo(() => ({ ...page, branding }), [page, branding]);
  return (
    <KitProvider>
      <RegistryContext value={registry}>
        <ShowBrandingContext value={showBranding}>
          <PageDataContext value={shown}>
            <SectionBoundary>
              <Routes>
                <Route path="/login" element={signIn} />
                <Route path="/loginSession" element={signIn} />
                <Route path="/login/register" element={REGISTER} />
                <Route path="/reports-download/:id" element={REPORT} />
                <Route path="*" element={REST} />
              </Routes>
            </SectionBoundary>
            <SessionEffects />
            <Notices />
          </PageDataContext>
        </ShowBrandingContext>
      </RegistryContext>
    </KitProvider>
  );
};
