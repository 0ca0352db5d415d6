import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ResourceList } from './resource.schema.ts';

/** The library of dealers (domain guide 6.15), of the active site group. */
export interface ResourceGateway {
  list(): Answer<ResourceList>;
  /** A resource's file; counted as a download. */
  download(id: string): Answer<Document>;
  /** Tells the provider in the background that the link was opened. */
  noteView(id: string): Answer<unknown>;
}
