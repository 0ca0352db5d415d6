import type { Document } from '../documents/document.ts';
import type { Failure, Result } from '../kernel/result.ts';
import type { ResourceList } from './resource.schema.ts';

/** The library of dealers (domain guide 6.15), of the active site group. */
export interface ResourceGateway {
  list(): Promise<Result<ResourceList, Failure>>;
  /** A resource's file; counted as a download. */
  download(id: string): Promise<Result<Document, Failure>>;
  /** Tells the provider in the background that the link was opened. */
  noteView(id: string): Promise<Result<unknown, Failure>>;
}
