import type * as z from 'zod/mini';
import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { Api, InputSchema, Operation } from './operation.ts';

type ObjectOf<I extends InputSchema> = I extends z.ZodMiniType
  ? I
  : I extends Readonly<Record<string, z.ZodMiniType>>
    ? z.ZodMiniObject<I>
    : never;

/** What is sent stays as it is, with all that is in it. */
type Unchanged<T> = T extends readonly (infer Item)[]
  ? readonly Unchanged<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

/** What the server's use case is given, as the schemas read it. */
export type Given<O extends Operation> = O extends {
  readonly codec: { readonly read: (fields: never) => infer Meant };
}
  ? Meant
  : z.output<ObjectOf<O['input']>>;

/** An operation without fields is asked with an empty object, or with none. */
export type Nothing = Readonly<Record<string, never>>;

/** What whoever calls an operation says, in one object. */
export type OperationInput<O extends Operation> = O extends {
  readonly codec: { readonly write: (meant: infer Meant) => object };
}
  ? Meant
  : keyof O['input'] extends never
    ? Nothing
    : Unchanged<z.input<ObjectOf<O['input']>>>;

/** How a call is sent, besides what it says. */
export interface CallOptions {
  /** Nobody waits for it: its failure opens no error page. */
  readonly background?: boolean;
  readonly idempotencyKey?: string;
  /** The file of an upload. */
  readonly upload?: Document;
  /** Hears how much of a download has come, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Of a mailed report. */
  readonly reportToken?: string;
}

/** Where nothing needs to be said, nothing is. */
export type Arguments<Input, Options = CallOptions> = Input extends Nothing
  ? [input?: Input, options?: Options]
  : object extends Input
    ? [input?: Input, options?: Options]
    : [input: Input, options?: Options];

/** An operation as its caller sees it. */
export type Call<O extends Operation> = (
  ...args: Arguments<OperationInput<O>>
) => Answer<z.output<O['output']>>;

/** The operations of a slice as functions: what view models and use cases of the client take as their port. */
export type GatewayOf<A extends Api> = { readonly [Name in keyof A]: Call<A[Name]> };
