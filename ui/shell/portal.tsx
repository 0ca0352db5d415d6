import { Route, Routes } from 'react-router-dom';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { KitProvider } from '../kit/kit-provider.tsx';
import { LoginPage } from '../login/login.page.tsx';
import { PageDataContext } from '../login/page-data.ts';
import { Notices } from './notices.tsx';
import { RegistryContext, type Registry } from './registry.ts';
import { SessionKeeper } from './session-keeper.tsx';
import { SectionSlot } from './section-slot.tsx';

const REST = <SectionSlot name="shell" />;

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
}) => (
  <KitProvider>
    <RegistryContext value={registry}>
      <PageDataContext value={page}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/loginSession" element={<LoginPage />} />
          <Route path="*" element={REST} />
        </Routes>
        <SessionKeeper />
        <Notices />
      </PageDataContext>
    </RegistryContext>
  </KitProvider>
);
