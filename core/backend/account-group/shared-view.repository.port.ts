import type { SharedView } from '../../account-group/shared-view.schema.ts';

/** Whose shared views: a dealer's group, or null for the provider's staff. */
export type ViewsGroup = number | null;

/** A stored shared view. Times are milliseconds UTC. */
export interface StoredView extends Pick<SharedView, 'id' | 'list' | 'name' | 'address' | 'rev'> {
  /** The current display name of who shares the view. */
  readonly sharedBy: string;
  readonly sharedById: string;
  /** Who changed the view last, if anybody did. */
  readonly updatedBy: string | null;
  readonly updatedAt: number;
}

/** Stores the views of lists that people share with their group. A name is unique in a group and list, ignoring case. */
export interface SharedViewRepository {
  /** Returns all shared views of a group, ordered by list and name. */
  list(group: ViewsGroup): Promise<readonly StoredView[]>;
  /** Finds a view and locks it until the transaction ends. */
  lock(id: string, group: ViewsGroup): Promise<StoredView | null>;
  /** Returns the numbers of shared views of a group, in all lists and in one. */
  count(
    group: ViewsGroup,
    list: string,
  ): Promise<{ readonly ofGroup: number; readonly ofList: number }>;
  /** Adds a view. Returns false if its id or name is taken. */
  add(
    view: Pick<StoredView, 'id' | 'list' | 'name' | 'address' | 'sharedById'>,
    group: ViewsGroup,
    at: number,
  ): Promise<boolean>;
  save(
    id: string,
    address: string,
    touch: { readonly by: string; readonly at: number },
  ): Promise<void>;
  remove(id: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sharedViews: SharedViewRepository;
  }
}
