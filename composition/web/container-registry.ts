import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { Registry, SectionName, ViewModels } from '#ui/shell/registry.ts';
import type { Section } from './section.ts';
import { VIEW_MODEL_TOKENS } from './tokens.ts';

/** Answers the screens from the container; they never see it. */
export class ContainerRegistry implements Registry {
  readonly configuration: RuntimeConfiguration;
  readonly #container: Container;
  readonly #loaders: Readonly<Record<SectionName, () => Promise<Section>>>;
  readonly #loading = new Map<SectionName, Promise<ComponentType>>();

  constructor(parts: {
    configuration: RuntimeConfiguration;
    container: Container;
    loaders: Readonly<Record<SectionName, () => Promise<Section>>>;
  }) {
    this.configuration = parts.configuration;
    this.#container = parts.container;
    this.#loaders = parts.loaders;
  }

  create<K extends keyof ViewModels>(name: K): ViewModels[K] {
    return this.#container.get(VIEW_MODEL_TOKENS[name]);
  }

  load(name: SectionName): Promise<ComponentType> {
    const known = this.#loading.get(name);
    if (known !== undefined) return known;
    const loading = this.#fetch(name);
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }

  async #fetch(name: SectionName): Promise<ComponentType> {
    const section = await this.#loaders[name]();
    await this.#container.load(section.module);
    return section.Component;
  }
}
