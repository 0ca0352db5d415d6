import type * as z from 'zod/mini';
import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { Api, InputSchema, Operation } from './operation.ts';

type ObjectOf<I extends InputSchema> = I extends z.ZodMiniType
  ? I
  : I extends Readonly<Record<string, z.ZodMiniType>>
    ? z.ZodMiniObject<I>
    : never;

/** A type with all of its properties and items readonly, at every level. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

/** The input that the server's use case receives, as the schemas parse it. */
export type Given<O extends Operation> = O extends {
  readonly codec: { readonly read: (fields: never) => infer Meant };
}
  ? Meant
  : z.output<ObjectOf<O['input']>>;

/** The input of an operation without fields: an empty object or nothing. */
export type Nothing = Readonly<Record<string, never>>;

/** The input that the caller of an operation passes, as one object. */
export type OperationInput<O extends Operation> = O extends {
  readonly codec: { readonly write: (meant: infer Meant) => object };
}
  ? Meant
  : keyof O['input'] extends never
    ? Nothing
    : Unchanged<z.input<ObjectOf<O['input']>>>;

/** How a call is sent, apart from its input. */
export interface CallOptions {
  /** No person waits for the response, so a failure opens no error page. */
  readonly background?: boolean;
  readonly idempotencyKey?: string;
  /** The file of an upload. */
  readonly upload?: Document;
  /** Receives the progress of a download, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** The token of a mailed report. */
  readonly reportToken?: string;
}

/** The arguments of a call. The input is optional when it has no required fields. */
export type Arguments<Input, Options = CallOptions> = Input extends Nothing
  ? [input?: Input, options?: Options]
  : object extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options];

/** The function through which a client calls an operation. */
export type Call<O extends Operation> = (
  ...args: Arguments<OperationInput<O>>
) => Answer<z.output<O['output']>>;

/** The operations of a slice as functions. View models and use cases of the client use them as their port. */
export type GatewayOf<A extends Api> = { readonly [Name in keyof A]: Call<A[Name]> };
