import { createContext, useContext, type ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Branding } from '#core/branding/branding.schema.ts';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { DialogName } from '#core/navigation/dialogs.ts';
import type { ScreenSection } from '#core/navigation/screens.ts';
import type { ColorMode } from '#core/preferences/color-mode.rule.ts';
import type { SingleKeys } from '#core/preferences/single-keys.store.ts';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';

/**
 * The view models that components can request by name. `login`, `session`, `dealer`, `dialogs` and `unsavedWork` live as
 * long as the app, the other view models only as long as their component.
 */
export interface ViewModels {
  readonly unsavedWork: UnsavedWork;
  /** The branding of the session's dealer; emits the current value and each change. */
  readonly dealer: Observable<Branding>;
  /** Sets the person's theme. To read the current theme, see ui/kit/use-color-mode.ts. */
  readonly colorMode: { choose(mode: ColorMode): void };
  readonly singleKeys: SingleKeys;
}

/** Names of sections placed in the frame or within a screen, rather than being a screen or dialog of their own. */
type Inset =
  | 'login-steps'
  | 'shell'
  | 'account-switcher'
  | 'continue-as'
  | 'sso-return'
  | 'contact-proof'
  | 'news-card'
  | 'answering-card'
  | 'audit'
  | 'site-cards'
  | 'site-tests'
  | 'site-history'
  | 'decoder'
  | 'contact-numbers'
  | 'person-access'
  | 'provisioning'
  | 'roadmap-items'
  | 'library'
  | 'holidays'
  | 'policy'
  | 'zone-panels'
  | 'staff-requests'
  | 'site-editors'
  | 'others-editing'
  | 'draft-contacts'
  | 'draft-passcodes'
  | 'draft-zones'
  | 'draft-schedules'
  | 'account-tracker'
  | 'pdf-pages'
  | 'bulk-sites';

/** Name of a section, which is loaded on first use. */
export type SectionName = ScreenSection | DialogName | Inset;

/** The services that components can request. The composition implements them, so that components do not know the dependency container. */
export interface Registry {
  readonly configuration: RuntimeConfiguration;
  /** Returns a view model. Throws if the section that binds the view model is not loaded. */
  create<K extends keyof ViewModels>(name: K): ViewModels[K];
  /** Returns the component of a loaded section; null if not loaded. */
  loaded(section: SectionName): ComponentType | null;
  /** Loads the code and bindings of a section. Repeated calls return the same promise; after a failure, the next call retries. */
  load(section: SectionName): Promise<ComponentType>;
}

/** Context with the registry, provided once around the app. */
export const RegistryContext = createContext<Registry | null>(null);

/** Returns the registry of the app; throws without a provider. */
export const useRegistry = (): Registry => {
  const registry = useContext(RegistryContext);
  if (registry === null) throw new Error('No registry around this component');
  return registry;
};
