import type { Licence } from '#core/about/licences.schema.ts';

/** What identifies this portal to whoever helps. */
export interface AboutFacts {
  readonly providerName: string;
  readonly version: string;
  readonly build: string | null;
  readonly environment: string;
}

/** The dialog as plain text, to copy into a message. */
export const aboutText = (facts: AboutFacts, licences: readonly Licence[]): string =>
  [
    `Provider: ${facts.providerName}`,
    `Version: ${facts.version}`,
    `Build: ${facts.build ?? 'not known'}`,
    `Environment: ${facts.environment}`,
    ...licences.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
  ].join('\n');
