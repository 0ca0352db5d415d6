import { createContext, useContext, type ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Branding } from '#core/branding/branding.schema.ts';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { DialogName } from '#core/navigation/dialogs.ts';
import type { ScreenSection } from '#core/navigation/screens.ts';
import type { ColorMode } from '#core/preferences/color-mode.rule.ts';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';

/**
 * The view models a component can request, by name; each is declared beside its class. `login`, `session`, `dealer`,
 * `dialogs` and `unsavedWork` live as long as the app, the others as long as their component.
 */
export interface ViewModels {
  readonly unsavedWork: UnsavedWork;
  /** The branding of the session's dealer, now and on each change. */
  readonly dealer: Observable<Branding>;
  /** Sets the person's theme. The current one is read from the page (ui/kit/use-color-mode.ts). */
  readonly colorMode: { choose(mode: ColorMode): void };
}

/** Parts that are neither a screen nor a dialog of the tables. They are placed in the frame or within a screen. */
type Inset =
  | 'login-steps'
  | 'shell'
  | 'account-switcher'
  | 'continue-as'
  | 'sso-return'
  | 'contact-proof'
  | 'news-card'
  | 'answering-card'
  | 'support-cards'
  | 'inbox-card'
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
  | 'draft-contacts'
  | 'draft-passcodes'
  | 'draft-zones'
  | 'draft-schedules'
  | 'account-tracker'
  | 'pdf-pages';

/** A part of the portal that is loaded with its bindings when first needed. */
export type SectionName = ScreenSection | DialogName | Inset;

/** The services components can request. The composition implements them, so that no component knows the container. */
export interface Registry {
  readonly configuration: RuntimeConfiguration;
  /** Returns a view model. Throws when the section that binds it has not been loaded. */
  create<K extends keyof ViewModels>(name: K): ViewModels[K];
  /** Returns the component of a loaded section; null before it is loaded. */
  loaded(section: SectionName): ComponentType | null;
  /** Loads the code and bindings of a section. A repeated call returns the same promise; a failed load is tried again. */
  load(section: SectionName): Promise<ComponentType>;
}

/** Provided once around the app. */
export const RegistryContext = createContext<Registry | null>(null);

/** Returns the registry of the app around this component. */
export const useRegistry = (): Registry => {
  const registry = useContext(RegistryContext);
  if (registry === null) throw new Error('No registry around this component');
  return registry;
};
