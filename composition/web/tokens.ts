import type { ServiceIdentifier } from 'inversify';
import type { HttpAdapters } from '#adapters/http/create-http-adapters.ts';
import type { ClassicRedirect } from '#core/classic/classic-portal.port.ts';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { RecentSearches } from '#core/sites/recent-searches.store.ts';
import type { followUpdates } from '#core/updates/follow-updates.use-case.ts';
import type { ToastStore } from '#ui/kit/toast.store.ts';
import type { OwnPreferences } from '#ui/lists/list-choices.ts';
import type { ViewModels } from '#ui/shell/registry.ts';

/** A name in the container that carries the type of what is bound to it, so that a wrong binding does not compile. */
export type Token<T> = ServiceIdentifier<T> & symbol & { readonly __service?: T };

const token = <T>(name: string): Token<T> => Symbol(name);

/** What sections share and is bound from the start; a gateway is none of it: it holds nothing, so whoever needs one makes it of `http.client`. */
export const TOKENS = {
  configuration: token<RuntimeConfiguration>('configuration'),
  clock: token<Clock>('clock'),
  context: token<SessionContext>('session context'),
  http: token<HttpAdapters>('http adapters'),
  toasts: token<ToastStore>('toasts'),
  files: token<FileSaver>('file saver'),
  /** A fresh key for each form, so that a repeated press is one change. */
  makeKey: token<() => AttemptKey>('attempt keys'),
  preferences: token<PreferenceStore>('preferences'),
  /** The preferences of whoever is signed in at the moment of asking. */
  ownPreferences: token<OwnPreferences>('own preferences'),
  recentSearches: token<RecentSearches>('recent searches'),
  classicRedirect: token<ClassicRedirect>('classic redirect'),
  updates: token<ReturnType<typeof followUpdates>>('updates'),
} as const;

/** The name of a view model in the container; the same for everyone who asks. */
export const modelToken = <Name extends keyof ViewModels>(name: Name): Token<ViewModels[Name]> =>
  Symbol.for(`view model ${name}`);
