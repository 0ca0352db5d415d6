import { createContext, useContext, type ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Branding } from '#core/branding/branding.schema.ts';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { DialogName } from '#core/navigation/dialogs.ts';
import type { ScreenSection } from '#core/navigation/screens.ts';
import type { ColorMode } from '#core/preferences/color-mode.rule.ts';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';

/**
 * The view models a component may ask for, by name; each is entered beside its class. `login`, `session`, `dealer`,
 * `dialogs` and `unsavedWork` live as long as the app, the rest as long as their component.
 */
export interface ViewModels {
  readonly unsavedWork: UnsavedWork;
  /** The looks of the session's dealer, now and whenever they change. */
  readonly dealer: Observable<Branding>;
  /** The person's theme; what the page shows is asked of the page (ui/kit/use-color-mode.ts). */
  readonly colorMode: { choose(mode: ColorMode): void };
}

/** Parts that are neither a screen nor a dialog of the tables: they stand in the frame or within a screen. */
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

/** A part of the portal that is fetched with its bindings when it is first needed. */
export type SectionName = ScreenSection | DialogName | Inset;

/** What components may ask for; the composition answers, so that no component knows the container. */
export interface Registry {
  readonly configuration: RuntimeConfiguration;
  /** A view model; throws when the section that binds it has not been loaded. */
  create<K extends keyof ViewModels>(name: K): ViewModels[K];
  /** The component of a section that has been fetched; null before. */
  loaded(section: SectionName): ComponentType | null;
  /** Fetches a section's code and bindings; a repeat answers the same promise, a failed one is tried anew. */
  load(section: SectionName): Promise<ComponentType>;
}

/** Provided once around the app. */
export const RegistryContext = createContext<Registry | null>(null);

/** The registry of the app around this component. */
export const useRegistry = (): Registry => {
  const registry = useContext(RegistryContext);
  if (registry === null) throw new Error('No registry around this component');
  return registry;
};
