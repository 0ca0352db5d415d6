import type { Answer } from '../kernel/result.ts';
import type { Roadmap, RoadmapItem, RoadmapWish } from './roadmap.schema.ts';

/** The roadmap for those who look at it (domain guide 6.19 "Product roadmap"). */
export interface RoadmapGateway {
  read(how?: { readonly background: boolean }): Answer<Roadmap>;
  /** Says or takes back a wish and answers the entry as it stands; 409 for what has shipped. */
  wish(id: string, kind: RoadmapWish, on: boolean): Answer<RoadmapItem>;
}
