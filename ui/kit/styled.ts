import {
  useChakraContext,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemContext,
} from '@chakra-ui/react';
import { css, withEmotionCache, type CSSObject, type EmotionCache } from '@emotion/react';
import {
  createElement,
  useInsertionEffect,
  type ComponentProps,
  type ElementType,
  type JSX,
  type ReactNode,
} from 'react';

type Tag = keyof JSX.IntrinsicElements;
type Choice<T> = T extends 'true' | 'false' ? boolean : T;

/** What a component may be told about its look; nothing where its recipe has no variants. */
type Look<V extends RecipeVariantRecord> = PropertyKey extends keyof V
  ? object
  : { readonly [K in keyof V]?: Choice<keyof V[K]> | undefined };

export type StyledProps<T extends Tag, V extends RecipeVariantRecord> = Omit<
  ComponentProps<T>,
  'className' | 'style' | 'as' | keyof Look<V>
> &
  Look<V> & {
    /** Another element with the same look. */
    readonly as?: Tag | undefined;
  };

type Props = Readonly<Record<string, unknown>>;

/** Rules worked out while drawing, for each place where they are kept. */
const waiting = new WeakMap<EmotionCache, string[]>();

/**
 * Works the rules of one look out, once, and names them; a look without rules has no name. In a browser they wait for
 * {@link wear}: put in while React is drawing in pieces, each piece would cost the whole page a frame of new styles.
 */
const workOut = (cache: EmotionCache, style: CSSObject): string | undefined => {
  const rules = css(style);
  if (rules.styles === '') return undefined;
  const name = `${cache.key}-${rules.name}`;
  cache.registered[name] ??= rules.styles;
  if (cache.inserted[rules.name] !== undefined) return name;
  if (typeof document === 'undefined') cache.insert(`.${name}`, rules, cache.sheet, true);
  else {
    const later = waiting.get(cache) ?? [];
    waiting.set(cache, later);
    const sheet = Object.create(cache.sheet) as typeof cache.sheet;
    sheet.insert = (rule) => void later.push(rule);
    cache.insert(`.${name}`, rules, sheet, true);
  }
  return name;
};

/** Puts into the page what waits, in the moment in which an element that needs it does. */
const wear = (cache: EmotionCache): void => {
  for (const rule of waiting.get(cache)?.splice(0) ?? []) cache.sheet.insert(rule);
};

/** Names the class of each choice of variants; what was worked out once holds for as long as the page. */
const classNames = (recipe: RecipeDefinition) => {
  const variants = Object.keys(recipe.variants ?? {});
  let known = new Map<string, string | undefined>();
  let knownIn: EmotionCache | null = null;
  return {
    variants: new Set(variants),
    of: (
      cache: EmotionCache,
      { css: resolve, cva }: SystemContext,
      props: Props,
    ): string | undefined => {
      if (cache !== knownIn) {
        known = new Map();
        knownIn = cache;
      }
      const key = variants.map((name) => String(props[name])).join(' ');
      if (known.has(key)) return known.get(key);
      const look = Object.fromEntries(variants.map((name) => [name, props[name]]));
      const name = workOut(cache, resolve(cva(recipe)(look)));
      known.set(key, name);
      return name;
    },
  };
};

/**
 * An element with a look of its own from a recipe in tokens. Chakra's own factory works the rules out anew for every
 * element at every drawing, two thirds of a change of place; here that happens once for each choice of variants. Style
 * props are not taken: a look has a name.
 */
export const styled = <T extends Tag, V extends RecipeVariantRecord>(
  tag: T,
  recipe: RecipeDefinition<V>,
): ((props: StyledProps<T, V>) => ReactNode) => {
  const { variants, of } = classNames(recipe);
  const Styled = withEmotionCache<Props>((props, cache, ref) => {
    const own: Record<string, unknown> = { ref };
    for (const name in props) if (name !== 'as' && !variants.has(name)) own[name] = props[name];
    const name = of(cache, useChakraContext(), props);
    useInsertionEffect(() => wear(cache), [cache, name]);
    own.className = name;
    return createElement((props.as ?? tag) as ElementType, own);
  });
  return Styled as (props: StyledProps<T, V>) => ReactNode;
};
