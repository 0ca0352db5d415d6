import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { PAGE } from '#tests/support/plain-page.ts';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { LinkOver } from '#ui/registration/registration-stage.tsx';
import { RegistrationViewModel } from '#ui/registration/registration.view-model.ts';
import { PageDataContext } from '#ui/shell/page-data.ts';
import { scripted } from '../../support/scripted.ts';

/** Returns the rendered page of an expired link for a visitor of this variant. */
const drawnAt = (variant: Variant): string => {
  const model = new RegistrationViewModel({
    registration: scripted<RegistrationGateway>(),
    link: { kind: 'otp', token: 'old' },
    productName: 'Harbor Portal',
    clock: { now: () => 0 },
    toasts: new ToastStore(Date.now),
  });
  const page = { ...PAGE, configuration: { ...PAGE.configuration, variant } };
  const stage = createElement(
    PageDataContext.Provider,
    { value: page },
    createElement(LinkOver, { at: 'expired', model }),
  );
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(KitProvider, null, stage)),
  );
};

it('an expired link offers customers a new one, and tells dealers who gives them one', () => {
  const given = 'Your provider can give you a new one.';
  expect(drawnAt('consumer')).toContain('Request New Link');
  expect(drawnAt('consumer')).not.toContain(given);
  expect(drawnAt('dealer')).not.toContain('Request New Link');
  expect(drawnAt('dealer')).toContain(given);
});
