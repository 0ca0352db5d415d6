import { Container, ContainerModule } from 'inversify';
import { HttpImpersonationGateway } from '#adapters/http/http-impersonation.gateway.ts';
import { HttpIntakeGateway } from '#adapters/http/http-intake.gateway.ts';
import { HttpLinksGateway } from '#adapters/http/http-account-links.gateway.ts';
import { HttpNewsGateway } from '#adapters/http/http-news.gateway.ts';
import { HttpProfileGateway } from '#adapters/http/http-profile.gateway.ts';
import { HttpSiteGateway } from '#adapters/http/http-sites.gateway.ts';
import { createDealer } from './create-dealer.ts';
import { createPreferenceModels } from './create-preference-models.ts';
import { createPageLife, type PageLife } from './page-life.ts';
import type { FirstScreen } from './first-screen.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';
import { waysInModule } from './ways-in.module.ts';

/** What the first screen made by hand, under the names that the sections ask for. */
const firstScreenModule = (screen: FirstScreen, life: PageLife): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { http } = screen;
    bind(TOKENS.configuration).toConstantValue(screen.configuration);
    bind(TOKENS.clock).toConstantValue(screen.clock);
    bind(TOKENS.sessionContext).toConstantValue(screen.context);
    bind(TOKENS.http).toConstantValue(http);
    bind(TOKENS.sessionGateway).toConstantValue(http.session);
    bind(TOKENS.mfaGateway).toConstantValue(http.mfa);
    bind(TOKENS.accountGateway).toConstantValue(http.account);
    bind(TOKENS.agreementGateway).toConstantValue(http.agreement);
    bind(TOKENS.classicGateway).toConstantValue(http.classic);
    bind(TOKENS.homeGateway).toConstantValue(http.home);
    // Made here and not with the others: signing in needs none of them.
    bind(TOKENS.linksGateway).toConstantValue(new HttpLinksGateway(http.client));
    bind(TOKENS.profileGateway).toConstantValue(new HttpProfileGateway(http.client));
    bind(TOKENS.impersonationGateway).toConstantValue(new HttpImpersonationGateway(http.client));
    bind(TOKENS.intakeGateway).toConstantValue(new HttpIntakeGateway(http.client));
    bind(TOKENS.newsGateway).toConstantValue(new HttpNewsGateway(http.client));
    bind(TOKENS.siteGateway).toConstantValue(new HttpSiteGateway(http.client));
    bind(TOKENS.classicRedirect).toConstantValue(screen.classicRedirect);
    bind(TOKENS.signOut).toConstantValue(screen.signOut);
    bind(TOKENS.preferences).toConstantValue(life.preferences);
    bind(TOKENS.recentSearches).toConstantValue(life.recentSearches);
    bind(TOKENS.toasts).toConstantValue(screen.toasts);
    bind(VIEW_MODEL_TOKENS.login).toConstantValue(screen.login);
    bind(VIEW_MODEL_TOKENS.session).toConstantValue(screen.session);
    bind(VIEW_MODEL_TOKENS.dealer).toConstantValue(createDealer(screen));
    const models = createPreferenceModels(screen, life.preferences);
    bind(VIEW_MODEL_TOKENS.group).toConstantValue(models.group);
    bind(VIEW_MODEL_TOKENS.colorMode).toConstantValue(models.colorMode);
    bind(TOKENS.updates).toConstantValue(life.updates);
    bind(VIEW_MODEL_TOKENS.dialogs).toConstantValue(screen.dialogs);
    bind(VIEW_MODEL_TOKENS.unsavedWork).toConstantValue(life.unsavedWork);
    bind(VIEW_MODEL_TOKENS.credentials).toResolvedValue(screen.createCredentials);
    bind(VIEW_MODEL_TOKENS.demo).toResolvedValue(screen.createDemo);
  });

/** A container that knows the first screen; sections load their own modules into it. What outlives the screens begins here. */
export const openContainer = (screen: FirstScreen): Container => {
  const container = new Container();
  const life = createPageLife(screen);
  container.load(firstScreenModule(screen, life), waysInModule(screen.http.client));
  life.start();
  return container;
};

export { SECTION_LOADERS } from './section-loaders.ts';
export { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';
