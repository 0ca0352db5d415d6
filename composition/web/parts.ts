import type { Container, ServiceIdentifier } from 'inversify';
import { browserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { OwnDrafts } from '#ui/forms/kept-draft.ts';
import type { OwnPreferences } from '#ui/lists/list-choices.ts';
import type { ViewModels } from '#ui/shell/registry.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { FirstScreen } from './first-screen.ts';
import { webLiveFeed } from './web-live-feed.ts';
import type { PageLife } from './page-life.ts';

/** A name in the container that carries the type of what is bound to it, so that a wrong binding does not compile. */
type Token<T> = ServiceIdentifier<T> & symbol & { readonly __service?: T };

/** The name of a view model in the container; the same for everyone who asks. */
export const modelToken = <Name extends keyof ViewModels>(name: Name): Token<ViewModels[Name]> =>
  Symbol.for(`view model ${name}`);

/** What the first screen made by hand, what outlives the screens, and what only later sections need. */
export const createParts = (screen: FirstScreen, life: PageLife, container: Container) => {
  let live: LiveFeed | null = null;
  return {
    ...screen,
    ...life,
    client: screen.http.client,
    files: browserFileSaver(pageToSaveFrom(document)),
    /** A fresh key for each form, so that a repeated press is one change. */
    makeKey: () => new AttemptKey(cryptoIdSource),
    /** Whoever is signed in at the moment of asking; empty for nobody. */
    get userId(): string {
      return screen.context.current.context.user?.id ?? '';
    },
    /** The preferences of that person. */
    get own(): OwnPreferences {
      return { store: life.preferences, userId: this.userId };
    },
    /** What that person typed and did not save. */
    get ownDrafts(): OwnDrafts {
      return { store: life.drafts, userId: this.userId, clock: screen.clock };
    },
    /** Another view model, of this section or of one that is there already. */
    model: <Name extends keyof ViewModels>(name: Name) => container.get(modelToken(name)),
    /** What happens at the sites; one for the page, opened by whoever listens. */
    get live(): LiveFeed {
      return (live ??= webLiveFeed(screen));
    },
  };
};

/** What view models are made of; a gateway is none of it: it holds nothing, so whoever needs one makes it of `client`. */
export type Parts = ReturnType<typeof createParts>;

/** Their name in the container, bound from the start. */
export const PARTS: Token<Parts> = Symbol('parts');
