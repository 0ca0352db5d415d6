import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { Registry, SectionName, ViewModels } from '#ui/shell/registry.ts';
import type { FirstScreen } from './first-screen.ts';
import type * as OpenContainer from './open-container.ts';
import type { LoadSection } from './section-loaders.ts';

type Opened = typeof OpenContainer;

/** The container and sections after they are loaded. */
interface Later {
  readonly container: Container;
  readonly loaderOf: Opened['sectionLoader'];
  readonly moduleOf: Opened['sectionModule'];
}

/** Loaders of the code that the registry does not have at startup. Each loader fetches a separate chunk. */
export interface RegistryLoaders {
  readonly container: () => Promise<Opened>;
  /**
   * Loaders of sections that are fetched in parallel with the container. Other sections wait for the container, which has
   * the list of sections.
   */
  readonly sections: Readonly<Partial<Record<SectionName, LoadSection>>>;
}

/**
 * Gives view models to the screens. The first screen's models are created without the container; later models come from
 * the container, which no screen sees.
 */
export class PortalRegistry implements Registry {
  readonly configuration: RuntimeConfiguration;
  readonly #screen: FirstScreen;
  readonly #loaders: RegistryLoaders;
  readonly #loading = new Map<SectionName, Promise<ComponentType>>();
  readonly #loaded = new Map<SectionName, ComponentType>();
  #opening: Promise<Later> | null = null;
  #later: (<K extends keyof ViewModels>(name: K) => ViewModels[K]) | null = null;
  #reportMissing: () => void = () => undefined;

  constructor(parts: { screen: FirstScreen; loaders: RegistryLoaders }) {
    this.configuration = parts.screen.configuration;
    this.#screen = parts.screen;
    this.#loaders = parts.loaders;
  }

  create<K extends keyof ViewModels>(name: K): ViewModels[K] {
    const first: Partial<ViewModels> = this.#first(name);
    const model = first[name] ?? this.#later?.(name);
    if (model === undefined) throw new Error(`The section of ${name} has not been fetched`);
    return model;
  }

  loaded(name: SectionName): ComponentType | null {
    return this.#loaded.get(name) ?? null;
  }

  load(name: SectionName): Promise<ComponentType> {
    const known = this.#loading.get(name);
    if (known !== undefined) return known;
    const loading = this.#fetch(name);
    this.#loading.set(name, loading);
    loading.catch(() => {
      this.#loading.delete(name);
      this.#reportMissing();
    });
    return loading;
  }

  /** Starts the services that outlive screens, unless they already run. Rejects if the code of the services cannot be fetched. */
  async open(): Promise<void> {
    await this.#open();
  }

  #first(name: keyof ViewModels): Partial<ViewModels> {
    const { login, session, dialogs } = this.#screen;
    if (name === 'credentials') return { credentials: this.#screen.createCredentials() };
    if (name === 'demo') return { demo: this.#screen.createDemo() };
    return { login, session, dialogs };
  }

  async #fetch(name: SectionName): Promise<ComponentType> {
    const [early, { container, loaderOf, moduleOf }] = await Promise.all([
      this.#loaders.sections[name]?.(),
      this.#open(),
    ]);
    const loaded = early ?? (await loaderOf(name)());
    const { Component } = loaded.section;
    container.load(moduleOf(name, loaded));
    this.#loaded.set(name, Component);
    return Component;
  }

  #open(): Promise<Later> {
    this.#opening ??= this.#openNow();
    this.#opening.catch(() => (this.#opening = null));
    return this.#opening;
  }

  async #openNow(): Promise<Later> {
    const opened = await this.#loaders.container();
    const { openContainer, sectionLoader, sectionModule, modelToken, PARTS } = opened;
    const container = openContainer(this.#screen);
    this.#reportMissing = () => container.get(PARTS).updates.choose('partMissing');
    this.#later = (name) => container.get(modelToken(name));
    return { container, loaderOf: sectionLoader, moduleOf: sectionModule };
  }
}
