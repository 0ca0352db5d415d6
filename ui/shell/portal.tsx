import { useMemo, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { KitProvider } from '../kit/kit-provider.tsx';
import { LoginPage } from '../login/login.page.tsx';
import { PageDataContext } from './page-data.ts';
import { Notices } from './notices.tsx';
import { RegistryContext, type Registry } from './registry.ts';
import { SessionEffects } from './session-effects.tsx';
import { SectionSlot } from './section-slot.tsx';
import { ShowBrandingContext } from './use-dealer-looks.ts';

const REST = <SectionSlot name="shell" />;
const REGISTER = <SectionSlot name="register" />;

/**
 * The whole app inside a router: the sign-in at once, everything behind it when it is needed (spec §2.1). Rendered at
 * build time too, so nothing here may know the browser.
 */
export const Portal = ({
  registry,
  page,
}: {
  readonly registry: Registry;
  readonly page: PageData;
}) => {
  // The first rendering is the server's; the session's dealer may change the looks later.
  const [branding, showBranding] = useState(page.branding);
  const shown = useMemo(() => ({ ...page, branding }), [page, branding]);
  return (
    <KitProvider>
      <RegistryContext value={registry}>
        <ShowBrandingContext value={showBranding}>
          <PageDataContext value={shown}>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/loginSession" element={<LoginPage />} />
              <Route path="/login/register" element={REGISTER} />
              <Route path="*" element={REST} />
            </Routes>
            <SessionEffects />
            <Notices />
          </PageDataContext>
        </ShowBrandingContext>
      </RegistryContext>
    </KitProvider>
  );
};
