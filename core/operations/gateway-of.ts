import type * as z from 'zod/mini';
import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { Api, InputSchema, Operation } from './operation.ts';

type ObjectOf<I extends InputSchema> = I extends z.ZodMiniType
  ? I
  : I extends Readonly<Record<string, z.ZodMiniType>>
    ? z.ZodMiniObject<I>
    : never;

/** Makes all properties and items of a type readonly, at every level. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

/** The input of the server's use case, after parsing by the schemas. */
export type Given<O extends Operation> = O extends {
  readonly codec: { readonly read: (fields: never) => infer Meant };
}
  ? Meant
  : z.output<ObjectOf<O['input']>>;

export type Nothing = Readonly<Record<string, never>>;

/** The input that the client passes to an operation, as one object. */
export type OperationInput<O extends Operation> = O extends {
  readonly codec: { readonly write: (meant: infer Meant) => object };
}
  ? Meant
  : keyof O['input'] extends never
    ? Nothing
    : Unchanged<z.input<ObjectOf<O['input']>>>;

/** How a call is sent, apart from its input. */
export interface CallOptions {
  /** True if no person waits for the response. A failure then opens no error page. */
  readonly background?: boolean;
  readonly idempotencyKey?: string;
  readonly upload?: Document;
  /** Called with the progress of a download, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly reportToken?: string;
}

/** The arguments of a call. The input is optional when it has no required fields. */
export type Arguments<Input, Options = CallOptions> = Input extends Nothing
  ? [input?: Input, options?: Options]
  : object extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options];

export type Call<O extends Operation> = (
  ...args: Arguments<OperationInput<O>>
) => Answer<z.output<O['output']>>;

/** The operations of a feature folder as functions, which view models and client-side use cases use as their port. */
export type GatewayOf<A extends Api> = { readonly [Name in keyof A]: Call<A[Name]> };
