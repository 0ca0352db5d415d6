import {
  useChakraContext,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemContext,
} from '@chakra-ui/react';
import { css, jsx, type CSSObject, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';

type Tag = keyof JSX.IntrinsicElements;
type Choice<T> = T extends 'true' | 'false' ? boolean : T;

/** The style props of a component, one per variant of its recipe. */
type Look<V extends RecipeVariantRecord> = PropertyKey extends keyof V
  ? object
  : { readonly [K in keyof V]?: Choice<keyof V[K]> | undefined };

export type StyledProps<T extends Tag, V extends RecipeVariantRecord> = Omit<
  ComponentProps<T>,
  'className' | 'style' | 'as' | keyof Look<V>
> &
  Look<V> & {
    /** Renders another element with the same style. */
    readonly as?: Tag | undefined;
  };

type Props = Readonly<Record<string, unknown>>;

/** Computes the CSS rules of each combination of variants once and caches them for the life of the page. */
const rulesOf = (recipe: RecipeDefinition) => {
  const variants = Object.keys(recipe.variants ?? {});
  const known = new Map<string, SerializedStyles>();
  return {
    variants: new Set(variants),
    of: ({ css: resolve, cva }: SystemContext, props: Props): SerializedStyles => {
      const key = variants.map((name) => String(props[name])).join(' ');
      const again = known.get(key);
      if (again !== undefined) return again;
      const look = Object.fromEntries(variants.map((name) => [name, props[name]]));
      const rules = css(resolve(cva(recipe)(look)) as CSSObject);
      known.set(key, rules);
      return rules;
    },
  };
};

/**
 * Creates a styled element from a recipe with tokens. Rules are computed once per variant combination; Chakra's factory
 * would compute them at every render. Style props are not accepted.
 */
export const styled = <T extends Tag, V extends RecipeVariantRecord>(
  tag: T,
  recipe: RecipeDefinition<V>,
): ((props: StyledProps<T, V>) => ReactNode) => {
  const { variants, of } = rulesOf(recipe);
  return (props: Props) => {
    const own: Record<string, unknown> = {};
    for (const name in props) if (name !== 'as' && !variants.has(name)) own[name] = props[name];
    const rules = of(useChakraContext(), props);
    // A style without rules needs no class.
    if (rules.styles !== '') own['css'] = rules;
    return jsx((props.as ?? tag) as ElementType, own);
  };
};
