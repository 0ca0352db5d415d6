import type { ServiceIdentifier } from 'inversify';

/** A name in the container that carries the type of what is bound to it, so that a wrong binding does not compile. */
export type Token<T> = ServiceIdentifier<T> & symbol & { readonly __service?: T };

/** A fresh name; two of the same words are still two. */
export const token = <T>(name: string): Token<T> => Symbol(name);
